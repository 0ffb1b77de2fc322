import { hijriDate } from '#features/hijri-calendar/core/index.ts'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { hijriDayInWords } from '#features/hijri-calendar/web/hijri-words.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day-count.ts'

/** Days in the person's Hijri calendar, in words; no words outside its years. */
export function useHijriWords(): (day: Day) => string {
  const { adjustment } = useCalendarSettings()
  return (day) => {
    const date = parseCivilDate(day)
    try {
      return date ? hijriDayInWords(hijriDate(date, adjustment)) : ''
    } catch {
      return ''
    }
  }
}
