import { hijriDate } from '#features/hijri-calendar/core/index.ts'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { formatHijriDay } from '#features/hijri-calendar/web/format-hijri.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day.ts'

/** Formats days in the user's Hijri calendar; empty outside its years. */
export function useHijriFormat(): (day: Day) => string {
  const { adjustment } = useCalendarSettings()
  return (day) => {
    const date = parseCivilDate(day)
    try {
      return date ? formatHijriDay(hijriDate(date, adjustment)) : ''
    } catch {
      return ''
    }
  }
}
