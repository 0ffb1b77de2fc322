import { useLocation, useSearch } from 'wouter'
import { FastsCard } from '#features/fasts/web/fasts-card.tsx'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { PrayerLogPage } from '#features/prayer-log/web/prayer-log-page.tsx'
import { useCurrentPrayers } from '#features/prayer-log/web/use-current-prayers.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { type Day, isDay } from '#shared/core/day.ts'
import { useHijriFormat } from '../calendar/use-hijri-format.ts'

const PATH = '/prayer-log'

/** `/prayer-log` with the times of the user's place, Hijri dates, and fasts. */
export default function PrayerLogPageAtPlace() {
  const place = usePlace()
  const { adjustment } = useCalendarSettings()
  const hijri = useHijriFormat()
  const [, navigate] = useLocation()
  const atHand = useCurrentPrayers(usePrayerDay(place).data?.answer)
  const asked = new URLSearchParams(useSearch()).get('date')
  const day = isDay(asked) && asked < atHand.day ? asked : atHand.day
  const { data } = usePrayerDay(place, parseCivilDate(day))
  const show = (next: Day) => navigate(next === atHand.day ? PATH : `${PATH}?date=${next}`)
  return (
    <PrayerLogPage
      atHand={atHand}
      day={day}
      fasts={<FastsCard adjustment={adjustment} today={atHand.day} />}
      hijri={hijri}
      onDay={show}
      prayerDay={data?.answer}
    />
  )
}
