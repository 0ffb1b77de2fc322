import { formatNumber } from './format.ts'

const MEGA = 1e6
const GIGA = 1e9

/** A size in megabytes or gigabytes, to two decimals. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < GIGA ? (['megabyte', MEGA] as const) : (['gigabyte', GIGA] as const)
  return formatNumber(bytes / size, {
    style: 'unit',
    unit,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}
