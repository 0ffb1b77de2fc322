import type { ReactNode } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { Support } from '../core/donations.contract.ts'
import { formatDollars } from './format-dollars.ts'
import { useSupport } from './use-support.ts'

/** The recorded donations of this month, with the goal and the figures that the operator publishes, if any. */
export function TransparencyCard({ children }: { children?: ReactNode }) {
  const { data, isError } = useSupport()
  return (
    <Card id="transparency" title={t('donations:transparency.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div aria-busy={!data && !isError} className="min-h-16 min-w-0 flex-1 basis-72">
          {data && <Figures support={data.answer} />}
          {!data &&
            (isError ? (
              <p>{t('donations:transparency.failed')}</p>
            ) : (
              <Skeleton className="block h-16 w-full" />
            ))}
        </div>
        {children}
      </div>
    </Card>
  )
}

function Figures({ support: { raisedCents, goalCents, dailyUsers, countries } }: { support: Support }) {
  return (
    <>
      <Raised cents={raisedCents} goalCents={goalCents} />
      {dailyUsers !== null && (
        <p>{t('donations:transparency.users', { number: formatNumber(dailyUsers) })}</p>
      )}
      {countries !== null && (
        <p>{t('donations:transparency.countries', { number: formatNumber(countries) })}</p>
      )}
      <p className="mt-2 text-muted text-sm">{t('donations:transparency.about')}</p>
    </>
  )
}

function Raised({ cents, goalCents }: { cents: number; goalCents: number | null }) {
  const raised = formatDollars(cents)
  if (goalCents === null) return <p>{t('donations:transparency.raised', { raised })}</p>
  const share = Math.floor((cents / goalCents) * 100)
  return (
    <>
      <p>
        {t('donations:transparency.ofGoal', {
          raised,
          goal: formatDollars(goalCents),
          share: formatNumber(share / 100, { style: 'percent' }),
        })}
      </p>
      <progress
        aria-label={t('donations:transparency.title')}
        className="my-3 h-2 w-full accent-action"
        max={goalCents}
        value={Math.min(cents, goalCents)}
      />
    </>
  )
}
