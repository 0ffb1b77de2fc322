import { GoalsPage } from '#features/goals/web/goals-page.tsx'
import { goalsById } from '#features/goals/web/saved-goals.ts'
import { useFirstCounted } from '#features/goals/web/use-goals.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { TodayPrayers } from '#features/prayer-log/web/today-prayers.tsx'
import { GoalsReminderFields } from '#features/reminders/web/page/goals-reminder-fields.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { useAllAfterPaint } from '#shared/web/user-data/use-all-after-paint.ts'
import { useHijriFormat } from '../calendar/use-hijri-format.ts'
import { useGoalSources } from './use-goal-sources.ts'

// Start reading the goals while the page loads, because they decide which days it needs.
void goalsById.read()

/** `/goals` with the automatic counts of reading, dhikr, the prayer log and fasts. */
export default function GoalsPageWithSources() {
  const place = usePlace()
  const prayerDay = usePrayerDay(place).data?.answer
  const today = useToday()
  const from = useFirstCounted(today)
  const known = useGoalSources(from)
  return (
    <GoalsPage
      hijri={useHijriFormat()}
      known={known}
      ever={useGoalSources(useAllAfterPaint(known))}
      reminder={<GoalsReminderFields />}
      prayers={<TodayPrayers prayerDay={prayerDay} />}
      today={today}
      from={from}
    />
  )
}
