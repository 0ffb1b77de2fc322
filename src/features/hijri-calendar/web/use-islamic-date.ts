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
 * The Hijri date at the place now, by the person's settings, with the civil day that it stands for: from Maghrib on
 * the coming one when the day is set to begin there.
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
    // The same within a blink: the date never waits for a network.
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
