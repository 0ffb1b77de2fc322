import { useState } from 'react'
import type { HijriDay } from '#features/hijri-calendar/core/index.ts'
import { formatHijriDay } from '#features/hijri-calendar/web/format-hijri.ts'
import type { Place } from '#features/location/core/index.ts'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { PlaceName } from '#features/location/web/place-name.tsx'
import type { PrayerDay } from '#features/prayer/core/index.ts'
import { Countdown } from '#features/prayer/web/countdown.tsx'
import { DayArc } from '#features/prayer/web/day-arc.tsx'
import { skyStyle } from '#features/prayer/web/sky-style.ts'
import type { QiblaAnswer } from '#features/qibla/core/index.ts'
import { Needle } from '#features/qibla/web/needle.tsx'
import type { CivilDate } from '#shared/core/civil-date.ts'
import type { Sky } from '#shared/core/sky/sky.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { StarField } from '#shared/web/ui/star-pattern.tsx'
import { NightStars } from './night-stars.tsx'

/** The top of the home page: the tagline, the current sky, the countdown, the day arc and a line about the day. */
export function Hero(props: {
  sky: Sky
  place: Place | undefined
  day: PrayerDay | undefined
  hijri: HijriDay | undefined
  today: CivilDate
  qibla: QiblaAnswer | undefined
  /** Whether to label the end of Suhur and Iftar. */
  isFasting: boolean
}) {
  const { sky, place, day, hijri, isFasting } = props
  return (
    <div className="relative isolate overflow-hidden pt-[calc(5.25rem-16px)]" style={skyStyle(sky)}>
      <NightStars visible={sky.stars} />
      <StarField
        className="mask-l-from-0% absolute inset-y-0 end-0 -z-10 h-full w-[min(60%,44rem)] opacity-[0.09] rtl:mask-r-from-0% rtl:mask-l-from-100%"
        id="sky-stars"
      />
      <div className="@container mx-auto w-full max-w-content px-5 sm:px-8">
        {/* The product's name is right above, in the header. */}
        <h1 className="mb-3 font-normal font-sans text-sm leading-normal">
          <span className="sr-only">{t('shell:name')}: </span>
          {t('home:tagline')}
        </h1>
        <Countdown day={day} isFasting={isFasting} />
        <DayArc
          className="-mx-5 sm:-mx-8 mt-1 h-[17.5rem] sm:h-[21rem] @min-[60rem]:-mt-28"
          day={day}
          isFasting={isFasting}
          moonAge={hijri ? hijri.day - 0.5 : 7}
          place={place}
        />
        <DayLine {...props} />
      </div>
    </div>
  )
}

/**
 * Both dates, the place and its origin, and the Qibla. On a phone each has its own line, so that nothing
 * moves when one loads late.
 */
function DayLine({ place, hijri, today, qibla }: Parameters<typeof Hero>[0]) {
  const [choosing, setChoosing] = useState(false)
  return (
    <ul className="grid grid-cols-1 auto-rows-[minmax(1.75rem,auto)] items-center pt-3 pb-6 @min-[60rem]:flex @min-[60rem]:min-h-[4.25rem] @min-[60rem]:flex-wrap @min-[60rem]:gap-x-7">
      <li className="flex min-h-7 items-center font-semibold">{hijri && formatHijriDay(hijri)}</li>
      <li className="flex min-h-7 items-center">{formatDate(today)}</li>
      <li className="flex min-h-7 items-center gap-2.5">
        {place && (
          <span className="min-w-0 truncate">
            <PlaceName place={place} />
          </span>
        )}
        {(place?.source === 'time_zone' || place?.source === 'default') && (
          <button
            className="-my-2 min-h-11 min-w-11 shrink-0 underline decoration-current/50 underline-offset-4"
            onClick={() => setChoosing(true)}
            type="button"
          >
            {place.source === 'time_zone' && (
              <span className="@max-[30rem]:sr-only">{t('location:guess.why')} </span>
            )}
            {t(place.source === 'time_zone' ? 'location:guess.change' : 'location:guess.default')}
          </button>
        )}
        {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
      </li>
      <li className="flex min-h-7 items-center gap-2">
        {qibla && qibla.direction !== null && (
          <>
            {t('qibla:short', { degrees: formatNumber(qibla.direction, { maximumFractionDigits: 0 }) })}
            <Needle direction={qibla.direction} size={22} />
          </>
        )}
      </li>
    </ul>
  )
}
