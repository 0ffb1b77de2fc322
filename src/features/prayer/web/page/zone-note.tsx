import { wallClock } from '#shared/core/civil-date.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { formatClock } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useNow } from '#shared/web/use-now.ts'
import { clocksDiffer } from './clocks-differ.ts'

const A_MINUTE = 60_000

/** Whose time it is, where the clocks of the place are not those of this device. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const now = new Date(useNow(A_MINUTE))
  const own = deviceZone()
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
