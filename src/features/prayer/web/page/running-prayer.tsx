import { wallClock } from '#shared/core/civil-date.ts'
import { formatCountdown } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { EvenDigits } from '#shared/web/ui/even-digits.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { PrayerDay } from '../../core/index.ts'
import { usePrayerMoment } from '../use-prayer-moment.ts'
import { formatDuration } from './format-duration.ts'

/** The time until the next prayer, and the time left for the current one. */
export function RunningPrayer({ day }: { day: PrayerDay | undefined }) {
  return <div className="min-h-[9.5rem] pt-4">{day ? <Running day={day} /> : <RunningSkeleton />}</div>
}

function Running({ day }: { day: PrayerDay }) {
  const { next, running } = usePrayerMoment(day)
  const formatClock = useFormatClock()
  return (
    <>
      <p className="text-lg leading-7" id="next-prayer">
        {t('prayer:nextIn', { prayer: t(`prayer:names.${next.prayer}`) })}
      </p>
      <p
        aria-labelledby="next-prayer"
        className="font-display font-semibold whitespace-nowrap text-[min(clamp(3.25rem,2.6rem+3vw,5rem),17vw)] leading-[1.08] tracking-tight rtl:tracking-normal"
        role="timer"
      >
        <EvenDigits>{formatCountdown(next.msUntil)}</EvenDigits>
      </p>
      <p className="min-h-6 pt-1">
        {running
          ? t('prayer-page:running', {
              prayer: t(`prayer:names.${running.prayer}`),
              time: formatClock(wallClock(running.until, day.timeZone).time),
              left: formatDuration(running.msLeft),
            })
          : t('prayer-page:noneRuns')}
      </p>
    </>
  )
}

function RunningSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-5 w-72" />
    </div>
  )
}
