import { CalendarPlus, Printer } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { civilMonths } from '#features/hijri-calendar/web/page/month-bar.tsx'
import { YearBar, yearOf } from '#features/hijri-calendar/web/page/year-bar.tsx'
import type { Place } from '#features/location/core/index.ts'
import { PlaceName } from '#features/location/web/place-name.tsx'
import { formatMethod } from '#features/prayer/web/format-method.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import { ramadanFeedPath } from '#features/prayer/web/timetable/feed-address.ts'
import { type CivilDate, civilDateAt } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { formatTimeZone } from '#shared/web/i18n/format-time-zone.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { useNow } from '#shared/web/use-now.ts'
import { isMuchEarlier, nextRamadan, ramadanSpan } from './ramadan-days.ts'
import { RamadanTable } from './ramadan-table.tsx'
import { useRamadan } from './use-ramadan.ts'

const A_MINUTE = 60_000
const LONGEST_MONTH = 30

/** The timetable of a Ramadan at the user's place, on screen and on one printed sheet. */
export default function RamadanPart({ place }: { place: Place | undefined }) {
  const { adjustment } = useCalendarSettings()
  const today = civilDateAt(new Date(useNow(A_MINUTE)), place?.timeZone ?? 'UTC')
  const year = yearOf(useSearch(), nextRamadan(today, adjustment))
  const { first, last, eid } = ramadanSpan(year, adjustment)
  const settings = usePrayerSettings()
  const { data, isError } = useRamadan(place, year, adjustment)
  return (
    <section aria-labelledby="ramadan-title">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4 print:mb-2">
        <div>
          <h2 aria-live="polite" className="text-2xl print:text-xl" id="ramadan-title">
            {t('calendar-page:ramadan.title', { year: formatNumber(year, { useGrouping: false }) })}
          </h2>
          <p className="text-muted print:text-sm">
            {civilMonths(first, last)}
            {place && (
              <>
                {' · '}
                <PlaceName place={place} /> ·{' '}
                {t('calendar-page:ramadan.zone', { zone: formatTimeZone(place.timeZone) })}
              </>
            )}{' '}
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline print:hidden"
              href="/#place"
            >
              {t('calendar-page:ramadan.changePlace')}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
          <YearBar year={year} />
          {place && (
            <a
              className={buttonClass()}
              href={ramadanFeedPath(place, settings, { language: currentLanguage().code, year, adjustment })}
            >
              <CalendarPlus aria-hidden size={18} />
              {t('calendar-page:ramadan.subscribe')}
            </a>
          )}
          <Button disabled={!data} look="action" onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t('calendar-page:ramadan.print')}
          </Button>
        </div>
      </header>
      {data && <RamadanTable days={data.days} today={today} />}
      {!data && isError && <p role="alert">{t('calendar-page:ramadan.failed')}</p>}
      {!data && !isError && <TableSkeleton className="pt-3" rows={LONGEST_MONTH} />}
      <RamadanNotes adjustment={adjustment} eid={eid} month={data} />
    </section>
  )
}

/** What the columns mean, when Eid is, and how the times were calculated. */
function RamadanNotes({
  month,
  eid,
  adjustment,
}: {
  month: ReturnType<typeof useRamadan>['data']
  eid: CivilDate
  adjustment: number
}) {
  return (
    <footer className="mt-5 max-w-reading space-y-2 text-muted text-sm print:mt-2 print:max-w-none print:space-y-0.5 print:text-[8pt] print:leading-snug">
      <p>{t('calendar-page:ramadan.aboutNights')}</p>
      <p>{t('calendar-page:ramadan.aboutImsak')}</p>
      {month?.days.some(({ times }) => isMuchEarlier(times.fajrAtAngle ?? times.fajr, times.fajr)) && (
        <p>{t('calendar-page:ramadan.aboutFajrAtAngle')}</p>
      )}
      <p>
        {t('calendar-page:ramadan.eid', { date: formatDate(eid) })} {t('calendar-page:ramadan.sighting')}{' '}
        {adjustment !== 0 &&
          t('calendar-page:ramadan.moved', {
            days: formatNumber(adjustment, { signDisplay: 'exceptZero' }),
          })}
      </p>
      {month?.by && (
        <p>
          {formatMethod(month.by)} {t(`prayer:asrLong.${month.by.madhab}`)}
        </p>
      )}
      <p className="print:hidden">
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          href="/prayer-log"
        >
          {t('calendar-page:ramadan.fasted')}
        </Link>
      </p>
      {month?.onDevice && <p className="print:hidden">{t('prayer:onDevice')}</p>}
    </footer>
  )
}
