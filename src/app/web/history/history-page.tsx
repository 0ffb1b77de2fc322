import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { HistoryPage } from '#features/history/web/history-page.tsx'
import { EventVerses } from './event-verses.tsx'

/** `/islamic-history` with verses from the Quran’s text and the person’s Hijri calendar. */
export default function HistoryWithVerses() {
  const { adjustment } = useCalendarSettings()
  return <HistoryPage Verses={EventVerses} adjustment={adjustment} />
}
