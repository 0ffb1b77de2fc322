import { formatNumber } from '#shared/web/i18n/format.ts'

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const

/** A size in the largest fitting unit, to one decimal. */
export function formatSize(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[3]
  return formatNumber(bytes / size, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
}
