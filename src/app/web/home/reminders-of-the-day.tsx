import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { halfOfDay } from '#features/reflection/core/index.ts'
import ReminderCards from '#features/reflection/web/reminder-cards.tsx'
import { useNow } from '#shared/web/use-now.ts'

const A_MINUTE = 60_000

/** The reminder cards, the morning's first from Fajr to Asr at the place. */
export default function RemindersOfTheDay() {
  const { data } = usePrayerDay(usePlace())
  const now = useNow(A_MINUTE)
  const instants = data?.answer.instants
  const first = instants ? halfOfDay(now, Date.parse(instants.fajr), Date.parse(instants.asr)) : 'morning'
  return <ReminderCards first={first} />
}
