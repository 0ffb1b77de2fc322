import { hijriDate } from '#features/hijri-calendar/core/index.ts'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { isFastingSeason } from '#features/prayer/core/index.ts'
import { addDays, type CivilDate } from '#shared/core/civil-date.ts'
import { useNow } from '#shared/web/use-now.ts'

const A_MINUTE = 60_000

/** Whether to count down to the end of Suhur or Iftar. After Maghrib the next day decides. */
export function useFastingSeason(today: CivilDate, maghrib: Date | undefined): boolean {
  const { adjustment } = useCalendarSettings()
  const now = useNow(A_MINUTE)
  const isOver = maghrib !== undefined && now >= maghrib.getTime()
  try {
    return isFastingSeason(hijriDate(isOver ? addDays(today, 1) : today, adjustment))
  } catch {
    // Outside the years of the table.
    return false
  }
}
