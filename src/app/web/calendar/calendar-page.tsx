import { Suspense } from 'react'
import { useParams } from 'wouter'
import { HijriCalendarPage } from '#features/hijri-calendar/web/page/hijri-calendar-page.tsx'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Spinner } from '#shared/web/ui/spinner.tsx'

const RamadanPart = lazyWithMessages(() => import('./ramadan-part.tsx'))

/** `/hijri-calendar` and its subpages, at the user's place. */
export default function CalendarPage() {
  const { part } = useParams()
  const place = usePlace()
  const day = usePrayerDay(place).data?.answer
  return (
    <HijriCalendarPage
      maghrib={day && new Date(day.instants.maghrib)}
      part={part === 'year' || part === 'ramadan' ? part : 'month'}
      ramadan={
        <Suspense fallback={<Spinner />}>
          <RamadanPart place={place} />
        </Suspense>
      }
      timeZone={place?.timeZone}
    />
  )
}
