import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { useHour12 } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { sessionDuas } from '../../core/adhkar-session.ts'
import type { AdhkarMoment, AdhkarTime } from '../../core/index.ts'
import { DuasFailed } from '../duas-failed.tsx'
import { useDuas } from '../use-duas.ts'
import { useSaidDuas } from '../use-said-duas.ts'
import { formatPhase } from './format-phase.ts'
import { Session } from './session.tsx'

/** The morning or evening adhkar, one at a time. */
export function SessionPage({
  time,
  moment,
  changePlace,
}: {
  time: AdhkarTime
  /** `undefined` until the times are known. */
  moment: AdhkarMoment | undefined
  /** A button to set the place, shown while the times are those of the clock. */
  changePlace: ReactNode
}) {
  usePageTitle(t(`adhkar:${time}.pageTitle`))
  useHour12()
  const page = useFocusFallback()
  const { data, error, refetch } = useDuas()
  const duas = useMemo(() => data && sessionDuas(data, time), [data, time])
  const [said, change] = useSaidDuas(time, moment?.day)
  return (
    <main
      className="mx-auto flex min-h-[calc(100dvh-4.75rem)] w-full max-w-reading flex-col px-5 sm:px-8"
      data-alone
      id="main"
      ref={page}
    >
      <div className="flex min-h-11 items-center gap-2">
        <Link
          aria-label={t('adhkar:back')}
          className={buttonClass({ look: 'plain', round: true })}
          data-tooltip={t('adhkar:back')}
          href={`/duas?category=${time}`}
        >
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={20} />
        </Link>
        <h1 className="min-w-0 text-xl">{t(`adhkar:${time}.title`)}</h1>
      </div>
      <p className="min-h-6 text-muted text-sm">{moment && formatPhase(moment, time)}</p>
      {moment?.by === 'clock' && (
        <p className="text-muted text-sm">
          {t('adhkar:clock.why')} {changePlace}
        </p>
      )}
      {duas && said ? (
        <Session change={change} duas={duas} said={said} time={time} />
      ) : error ? (
        <DuasFailed onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="mt-4 grid gap-4">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
    </main>
  )
}
