import { type ComponentProps, type ComponentType, Suspense, useState } from 'react'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { PlaceName } from '#features/location/web/place-name.tsx'
import { useLocate } from '#features/location/web/use-locate.ts'
import { useLocationPermission } from '#features/location/web/use-location-permission.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { DayPage } from '#features/prayer/web/page/day-page.tsx'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import type { TodayPrayers } from '#features/prayer-log/web/today-prayers.tsx'
import { changeReminders, useReminderSettings } from '#features/reminders/web/reminder-settings.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useSky } from '../home/use-sky.ts'

/** Today’s prayer log in one row, loaded after the times. */
const LazyTodayPrayers = lazyWithMessages<ComponentType<ComponentProps<typeof TodayPrayers>>>(
  async () => ({ default: (await import('#features/prayer-log/web/today-prayers.tsx')).TodayPrayers }),
  'prayer-log',
  'user-data',
)
const LocationHelp = lazyWithMessages(
  () => import('#features/location/web/location-help.tsx'),
  'location-help',
)

/** `/prayer`: a day of prayer times at the person's place, with buttons to locate again or choose a city. */
export default function PrayerPage() {
  const place = usePlace()
  const sky = useSky(place)
  const { adjustment, dayBegins } = useCalendarSettings()
  const { on, adhan } = useReminderSettings()
  const permission = useLocationPermission()
  const { locating, denied, locate } = useLocate(permission === 'denied')
  const [choosing, setChoosing] = useState(false)
  const today = usePrayerDay(place).data?.answer
  const isGuess = place?.source === 'time_zone' || place?.source === 'default'
  const update = () => locate('update')
  const choose = () => setChoosing(true)
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
        help={
          (denied || (permission === 'denied' && isGuess)) && (
            <Suspense>
              <LocationHelp locating={locating} onChoosePlace={choose} onLocate={update} />
            </Suspense>
          )
        }
        isPlaceKnown={place !== undefined && !isGuess}
        onChoosePlace={choose}
        onLocate={update}
        place={place}
        placeName={place && <PlaceName place={place} />}
        placeSource={
          place && (
            <>
              <span className="me-2">{t(`location:source.${place.source}`)}</span>
              {isGuess && <ChangePlace onPress={choose} />}
            </>
          )
        }
        sky={sky}
      />
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </>
  )
}

/** Shown beside a guessed place. */
function ChangePlace({ onPress }: { onPress: () => void }) {
  return (
    <button
      className="-my-2.5 min-h-11 min-w-11 underline decoration-current/50 underline-offset-4 print:hidden"
      onClick={onPress}
      type="button"
    >
      {t('location:guess.default')}
    </button>
  )
}
