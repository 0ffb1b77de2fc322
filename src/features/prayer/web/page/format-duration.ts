import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

const MS_PER_MINUTE = 60_000

/** A duration in hours and minutes, rounded up to a minute. */
export function formatDuration(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / MS_PER_MINUTE))
  const hours = Math.floor(all / 60)
  const minutes = t('prayer-page:duration.minutes', { minutes: formatNumber(all % 60) })
  if (hours === 0) return minutes
  const whole = t('prayer-page:duration.hours', { hours: formatNumber(hours) })
  return all % 60 === 0 ? whole : `${whole} ${minutes}`
}
