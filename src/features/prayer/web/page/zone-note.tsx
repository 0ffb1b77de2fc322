import { formatCivilDate, wallClock } from '#shared/core/civil-date.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useNow } from '#shared/web/use-now.ts'

const A_MINUTE = 60_000

/** Names the time zone of the times if it differs from this device's. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const now = new Date(useNow(A_MINUTE))
  const own = deviceZone()
  const formatClock = useFormatClock()
  if (!clocksDiffer(now, timeZone, own)) return null
  return (
    <p className="mt-1 text-sm">
      {t('prayer-page:zone', {
        there: formatClock(wallClock(now, timeZone).time),
        here: formatClock(wallClock(now, own).time),
      })}
    </p>
  )
}

/** Whether two IANA zones show another time or date at `now`. */
export function clocksDiffer(now: Date, zone: string, other: string): boolean {
  const reading = (timeZone: string) => {
    const { date, time } = wallClock(now, timeZone)
    return `${formatCivilDate(date)} ${time}`
  }
  return zone !== other && reading(zone) !== reading(other)
}
