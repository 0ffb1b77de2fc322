import { type Sky, skyAt } from '#shared/core/sky/sky.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { type PrayerDay, sunAltitude } from '../../core/index.ts'
import { DayArc } from '../day-arc.tsx'
import { skyStyle } from '../sky-style.ts'
import { DaySwitch } from './day-switch.tsx'
import type { HijriOfDay } from './hijri-of-day.ts'
import type { PrayerPageProps } from './prayer-page-props.ts'
import { RunningPrayer } from './running-prayer.tsx'
import type { usePageDate } from './use-page-date.ts'
import { ZoneNote } from './zone-note.tsx'

/** The place and the day under its sky: the current prayer, or the selected day, above the day's arc. */
export function DayHead({
  place,
  isPlaceKnown,
  placeName,
  placeSource,
  page,
  day,
  hijri,
  sky,
}: Pick<PrayerPageProps, 'place' | 'isPlaceKnown' | 'placeName' | 'placeSource'> & {
  page: ReturnType<typeof usePageDate>
  day: PrayerDay | undefined
  hijri: HijriOfDay | undefined
  sky: Sky
}) {
  const shown = page.isToday || !day || !place ? sky : skyOfDay(place, day)
  return (
    <section
      aria-label={t('prayer-page:day.label')}
      className="relative overflow-hidden rounded-card pb-3 shadow-card print:bg-none! print:text-ink!"
      // The date field's icon follows the sky, not the theme.
      style={{ ...skyStyle(shown), colorScheme: shown.text === 'ink' ? 'light' : 'dark' }}
    >
      <div className="px-5 pt-5 sm:px-8 sm:pt-7 print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1
              className={classNames(
                'text-3xl leading-tight',
                isPlaceKnown ? 'min-h-10' : 'min-h-[2lh] content-end sm:min-h-10',
              )}
            >
              {placeName ?? <Skeleton className="h-8 w-64" />}
            </h1>
            <p className="mt-1 min-h-6 text-sm">{placeSource}</p>
          </div>
          <div className="min-w-0 print:hidden">
            <DaySwitch page={page} />
          </div>
        </div>
        <p aria-live="polite" className="mt-2 flex min-h-6 flex-wrap gap-x-5 gap-y-0.5">
          <strong className="font-semibold">{formatDate(page.date)}</strong>
          {hijri && <span>{hijriWords(hijri)}</span>}
        </p>
        <div className="print:hidden">
          {place && <ZoneNote timeZone={place.timeZone} />}
          {page.isToday && <RunningPrayer day={day} />}
        </div>
      </div>
      <DayArc
        className={classNames(
          'h-[17.5rem] sm:h-[20rem] print:hidden',
          page.isToday ? 'mt-1 @min-[60rem]:-mt-24' : 'mt-6',
        )}
        day={day}
        moonAge={hijri ? hijri.hijri.day - 0.5 : 7}
        place={place}
      />
    </section>
  )
}

/** The sky of another day is that of its noon. */
function skyOfDay(place: NonNullable<PrayerPageProps['place']>, day: PrayerDay): Sky {
  return skyAt(sunAltitude(place, new Date(day.instants.dhuhr)), true)
}

const plain = { useGrouping: false }

function hijriWords({ hijri, sinceMaghrib }: HijriOfDay): string {
  const words = t('hijri-calendar:date', {
    day: formatNumber(hijri.day, plain),
    month: t(`hijri-calendar:months.${hijri.month}`),
    year: formatNumber(hijri.year, plain),
  })
  return sinceMaghrib ? `${words} · ${t('hijri-calendar:afterMaghrib')}` : words
}
