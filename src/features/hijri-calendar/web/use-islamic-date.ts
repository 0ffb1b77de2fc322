import { useQuery } from '@tanstack/react-query'
import { addDays, type CivilDate, civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { reading } from '#shared/web/api/reading.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { useNow } from '#shared/web/use-now.ts'
import { readIslamicDate } from '../core/hijri-calendar.contract.ts'
import { islamicDate } from '../core/index.ts'
import { useCalendarSettings } from './calendar-settings.ts'

const A_MINUTE = 60_000

/**
 * The current Hijri date at the place, by the user's settings, with its civil day: after Maghrib the next
 * day, if the setting starts days at Maghrib.
 */
export function useIslamicDate(timeZone: string | undefined, maghrib: Date | undefined) {
  const { dayBegins, adjustment } = useCalendarSettings()
  const now = useNow(A_MINUTE)
  const today: CivilDate = civilDateAt(new Date(now), timeZone ?? deviceZone())
  const hasBegun = dayBegins === 'maghrib' && maghrib !== undefined && now >= maghrib.getTime()
  const date = hasBegun ? addDays(today, 1) : today
  const query = useQuery({
    ...reading(
      readIslamicDate,
      { date: formatCivilDate(date), ...(adjustment !== 0 && { adjustment: String(adjustment) }) },
      async () => islamicDate(date, adjustment),
    ),
    enabled: timeZone !== undefined,
    // The same date without waiting for a request.
    placeholderData: () => placeholder(date, adjustment),
  })
  return { ...query, today, date, afterMaghrib: hasBegun }
}

function placeholder(date: CivilDate, adjustment: number) {
  try {
    return { answer: islamicDate(date, adjustment), from: 'device' as const }
  } catch {
    return undefined
  }
}
