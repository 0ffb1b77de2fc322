import { Suspense } from 'react'
import { useIslamicDate } from '#features/hijri-calendar/web/use-islamic-date.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { textOn } from '#features/prayer/web/sky-style.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { useQibla } from '#features/qibla/web/use-qibla.ts'
import { DailyVerseBlock } from '#features/quran/web/daily-verse-block.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { Header } from '../shell/header.tsx'
import { Hero } from './hero.tsx'
import { Near } from './near.tsx'
import { QuickAccess } from './quick-access.tsx'
import { ScrollToHash } from './scroll-to-hash.tsx'
import { useFastingSeason } from './use-fasting-season.ts'
import { useSky } from './use-sky.ts'

const cards = () => import('./cards.ts')
const CalendarCard = lazyWithMessages(() => cards().then((card) => ({ default: card.CalendarCard })))
const LazyCompanions = lazyWithMessages(() => cards().then((card) => ({ default: card.LazyCompanions })))
const PlaceCard = lazyWithMessages(() => cards().then((card) => ({ default: card.PlaceCard })))
const PrayerCard = lazyWithMessages(() => cards().then((card) => ({ default: card.PrayerCard })))
const QiblaCard = lazyWithMessages(() => cards().then((card) => ({ default: card.QiblaCard })))

const LazyCards = lazyWithMessages(() => import('./lazy-cards.tsx'))

/** Reserves a card's space while its code loads. */
const waiting = 'min-h-[29rem] rounded-card bg-raised shadow-card'

/**
 * Today at the user's place: the day arc, the verse, the most used pages, the prayer times, the Qibla and the date.
 * Everything else is loaded when it comes near.
 */
export function HomePage() {
  usePageTitle(t('home:pageTitle'))
  const place = usePlace()
  const sky = useSky(place)
  const prayer = usePrayerDay(place)
  const day = prayer.data?.answer
  const qibla = useQibla(place)
  const maghrib = day && new Date(day.instants.maghrib)
  const islamic = useIslamicDate(place?.timeZone, maghrib)
  const isFasting = useFastingSeason(islamic.today, maghrib)
  const answer = islamic.data?.answer
  const hijri = answer && { year: answer.year, month: answer.monthNumber, day: answer.day }
  return (
    <>
      <div className="absolute inset-x-0 top-0 z-20" style={{ color: textOn(sky) }}>
        <Header />
      </div>
      <main id="main">
        <Hero
          day={day}
          hijri={hijri}
          isFasting={isFasting}
          place={place}
          qibla={qibla.data?.answer}
          sky={sky}
          today={islamic.today}
        />
        <div className="@container mx-auto w-full max-w-content px-5 sm:px-8">
          <div className="grid grid-cols-1 gap-x-14 gap-y-12 pt-12 @min-[60rem]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
            <DailyVerseBlock />
            <Suspense fallback={<div className={`${waiting} @max-[60rem]:order-1`} />}>
              <CalendarCard
                afterMaghrib={islamic.afterMaghrib}
                className="@max-[60rem]:order-1"
                failed={islamic.isError}
                hijri={hijri}
                today={islamic.today}
              />
            </Suspense>
            <QuickAccess />
            <Suspense fallback={<div className={`${waiting} @min-[60rem]:col-span-2`} />}>
              <div className="grid grid-cols-1 items-stretch gap-6 @min-[60rem]:col-span-2 @min-[44rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
                <PrayerCard
                  className="@min-[44rem]:row-span-2 @min-[60rem]:row-span-1"
                  day={day}
                  error={prayer.isError}
                  onDevice={prayer.data?.from === 'device'}
                />
                <QiblaCard error={qibla.isError} qibla={qibla.data?.answer} />
                <PlaceCard place={place} />
              </div>
              <ScrollToHash />
            </Suspense>
            {/* At least a screen, so that the footer moves out of sight when the cards come. Paper has the day alone. */}
            <Near className="min-h-lvh @max-[60rem]:order-2 @min-[60rem]:col-span-2 print:hidden">
              <LazyCards />
            </Near>
          </div>
        </div>
        <Suspense>
          <LazyCompanions />
        </Suspense>
      </main>
    </>
  )
}
