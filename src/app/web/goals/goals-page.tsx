import { GoalsPage } from '#features/goals/web/goals-page.tsx'
import { keptGoals } from '#features/goals/web/kept-goals.ts'
import { useFirstCounted } from '#features/goals/web/use-goals.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { TodayPrayers } from '#features/prayer-log/web/today-prayers.tsx'
import { GoalsReminderFields } from '#features/reminders/web/page/goals-reminder-fields.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { useAllAfter } from '#shared/web/user-data/use-all-after.ts'
import { useHijriFormat } from '../calendar/use-hijri-format.ts'
import { useCounted } from './use-counted.ts'

// The page is still on its way: what tells the days that it needs is read meanwhile.
void keptGoals.read()

/** `/goals` with what reading, dhikr, the prayer log and fasts count by themselves. */
export default function GoalsPageWithSources() {
  const place = usePlace()
  const prayerDay = usePrayerDay(place).data?.answer
  const today = useToday()
  const from = useFirstCounted(today)
  const known = useCounted(from)
  return (
    <GoalsPage
      hijri={useHijriFormat()}
      known={known}
      ever={useCounted(useAllAfter(known))}
      reminder={<GoalsReminderFields />}
      prayers={<TodayPrayers prayerDay={prayerDay} />}
      today={today}
      from={from}
    />
  )
}
