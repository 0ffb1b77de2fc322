import { useLocation } from 'wouter'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { PlaceName } from '#features/location/web/place-name.tsx'
import { usePlace } from '#features/location/web/use-place.ts'
import { Timetable } from '#features/prayer/web/timetable/timetable.tsx'

/** `/prayer/month` and `/prayer/year`, for this device's place and Hijri calendar. */
export default function TimetablePage() {
  const [address] = useLocation()
  const place = usePlace()
  const { adjustment } = useCalendarSettings()
  return (
    <Timetable
      adjustment={adjustment}
      part={address.endsWith('/year') ? 'year' : 'month'}
      place={place}
      placeName={place && <PlaceName place={place} />}
    />
  )
}
