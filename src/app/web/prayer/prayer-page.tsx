import { Suspense, useState } from 'react'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { PlaceName } from '#features/location/web/place-name.tsx'
import { useLocate } from '#features/location/web/use-locate.ts'
import { useLocationPermission } from '#features/location/web/use-location-permission.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { DayPage } from '#features/prayer/web/page/day-page.tsx'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { changeReminders, useReminderSettings } from '#features/reminders/web/reminder-settings.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useSky } from '../home/use-sky.ts'
import { LazyTodayPrayers } from './lazy-today-prayers.tsx'

/** `/prayer`: a day of prayer times at the person's place, with buttons to locate again or choose a city. */
export default function PrayerPage() {
  const place = usePlace()
  const sky = useSky(place)
  const { adjustment, dayBegins } = useCalendarSettings()
  const { on, adhan } = useReminderSettings()
  const permission = useLocationPermission()
  const { locating, locate } = useLocate(permission === 'denied')
  const [choosing, setChoosing] = useState(false)
  const today = usePrayerDay(place).data?.answer
  return (
    <>
      <DayPage
        alerts={{ on, adhan, change: changeReminders }}
        hijri={{ adjustment, dayBegins }}
        locating={locating}
        log={
          <Suspense>
            <LazyTodayPrayers prayerDay={today} />
          </Suspense>
        }
        onChoosePlace={() => setChoosing(true)}
        onLocate={() => locate('update')}
        place={place}
        placeName={place && <PlaceName place={place} />}
        placeSource={place && t(`location:source.${place.source}`)}
        sky={sky}
      />
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
