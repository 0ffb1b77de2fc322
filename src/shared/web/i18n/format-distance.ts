import { formatNumber } from './format.ts'

/** Formats a distance as `350 m`, `4.2 km` or `140 km`, in the language’s digits. */
export function formatDistance(km: number): string {
  if (km < 1) return unit(Math.round(km * 100) * 10, 'meter', 0)
  return unit(km, 'kilometer', km < 10 ? 1 : 0)
}

const unit = (value: number, name: string, decimals: number) =>
  formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: decimals })
