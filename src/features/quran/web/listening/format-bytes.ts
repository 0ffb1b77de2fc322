import { formatNumber } from '#shared/web/i18n/format.ts'

/** A size in megabytes to two decimals. */
export function formatBytes(bytes: number): string {
  return formatNumber(bytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}
