import type { ReactNode } from 'react'
import { type PrayerDay, type PrayerName, prayerNames } from '#features/prayer/core/index.ts'
import { usePrayerMoment } from '#features/prayer/web/use-prayer-moment.ts'
import { wallClock } from '#shared/core/civil-date.ts'
import { formatCountdown } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { ClockInCell } from '#shared/web/ui/clock-in-cell.tsx'
import { EvenDigits } from '#shared/web/ui/even-digits.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { CardLink } from './card-link.tsx'

/** The next prayer with a countdown, and the times of the day. */
export function NextPrayerCard({ day }: { day: PrayerDay | undefined }) {
  return (
    <Card
      aside={<CardLink href="/prayer" text={t('dashboard:open')} />}
      id="next-prayer"
      title={t('prayer:title')}
    >
      {day ? <Times day={day} /> : <TimesSkeleton />}
    </Card>
  )
}

function Times({ day }: { day: PrayerDay }) {
  const { next, running } = usePrayerMoment(day)
  const formatClock = useFormatClock()
  const clock = (instant: Date) => formatClock(wallClock(instant, day.timeZone).time)
  return (
    <>
      <p className="print:hidden">{t('prayer:nextIn', { prayer: t(`prayer:names.${next.prayer}`) })}</p>
      <p className={`${countdownClass} print:hidden`} role="timer">
        <EvenDigits>{formatCountdown(next.msUntil)}</EvenDigits>
      </p>
      <p className="min-h-6 text-muted text-sm print:hidden">
        {running &&
          t('prayer:runsUntil', {
            prayer: t(`prayer:names.${running.prayer}`),
            time: clock(running.until),
          })}
      </p>
      <TimesRow
        next={next.prayer}
        timeOf={(name) => <ClockInCell inTable={false} text={formatClock(day[name])} />}
      />
    </>
  )
}

/** In the shape of the times, so that the cards below stay where they are. */
function TimesSkeleton() {
  return (
    <div aria-busy="true">
      <p>
        <Skeleton className="h-5 w-32" />
      </p>
      <p className={countdownClass}>
        <Skeleton className="h-[0.9em] w-52" />
      </p>
      <p className="min-h-6" />
      <TimesRow timeOf={() => <Skeleton className="h-4 w-11" />} />
    </div>
  )
}

const countdownClass = 'font-display font-semibold text-[min(2.25rem,15vw)] leading-tight'

function TimesRow({ next, timeOf }: { next?: PrayerName; timeOf: (name: PrayerName) => ReactNode }) {
  return (
    <div className="@container">
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(3.25rem,27%),1fr))] gap-x-2 gap-y-3 border-hairline border-t pt-4 @min-[24rem]:grid-cols-6">
        {prayerNames.map((name) => (
          <li className={classNames('min-w-0', name === next && 'text-action')} key={name}>
            <span className="block truncate text-sm">{t(`prayer:names.${name}`)}</span>
            <span className="tabular font-semibold [overflow-wrap:normal]">{timeOf(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
