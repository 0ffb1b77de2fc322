import { wallClock } from '#shared/core/civil-date.ts'
import { formatCountdown } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { EvenDigits } from '#shared/web/ui/even-digits.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { fastMoment, type PrayerDay } from '../core/index.ts'
import { nameInLanguage } from './format-method.ts'
import { usePrayerMoment } from './use-prayer-moment.ts'

/**
 * The next prayer with a countdown, and the current one with its end. `isFasting` shows the end of Suhur, or
 * Iftar.
 */
export function Countdown({ day, isFasting = false }: { day: PrayerDay | undefined; isFasting?: boolean }) {
  return (
    <div className="min-h-[11rem] sm:min-h-[13rem]">
      {day ? <Counting day={day} isFasting={isFasting} /> : <CountdownSkeleton />}
    </div>
  )
}

function Counting({ day, isFasting }: { day: PrayerDay; isFasting: boolean }) {
  const { next, running } = usePrayerMoment(day)
  const formatClock = useFormatClock()
  const fast = isFasting ? fastMoment(day, new Date(next.at.getTime() - next.msUntil)) : undefined
  const clock = (instant: Date | string) => formatClock(wallClock(new Date(instant), day.timeZone).time)
  return (
    <>
      <p className="text-lg leading-7">
        {fast
          ? t(`prayer:fast.${fast.name}In`)
          : t('prayer:nextIn', { prayer: t(`prayer:names.${next.prayer}`) })}
      </p>
      <p
        className="font-display font-semibold whitespace-nowrap text-[min(clamp(4rem,3rem+5vw,7rem),19vw)] leading-[1.08] tracking-tight rtl:tracking-normal"
        role="timer"
      >
        <EvenDigits>{formatCountdown((fast ?? next).msUntil)}</EvenDigits>
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-0.5 pt-1.5">
        {running && (
          <strong className="font-semibold">
            {t('prayer:runsUntil', {
              prayer: t(`prayer:names.${running.prayer}`),
              time: clock(running.until),
            })}
          </strong>
        )}
        <span>
          {nameInLanguage(day.convention.shortName)}
          {' · '}
          {t(`prayer:asr.${day.madhab}`)}
        </span>
      </p>
    </>
  )
}

function CountdownSkeleton() {
  return (
    <div aria-busy="true" className="grid justify-items-start gap-3">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-16 w-72 sm:h-24" />
      <Skeleton className="h-5 w-56" />
    </div>
  )
}
