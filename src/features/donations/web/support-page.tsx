import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { Support } from '../core/donations.contract.ts'
import { DonationForm } from './donation-form.tsx'
import { formatDollars } from './format-dollars.ts'
import { useSupport } from './use-support.ts'

const impacts = ['servers', 'review', 'free'] as const

/** Giving to Rafiq, and what was given this month. */
export default function SupportPage() {
  usePageTitle(t('pages:support.title'))
  const page = useFocusFallback()
  const [address] = useAddressQuery()
  const { data } = useSupport()
  return (
    <main className="mx-auto grid w-full max-w-reading gap-5 px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <header>
        <h1 className="font-display text-3xl">{t('donations:title')}</h1>
        <p className="mt-1 text-muted">{t('donations:about')}</p>
      </header>
      {address.get('donation') === 'thanks' && (
        <p className="rounded-card bg-action-soft p-5 font-semibold" role="status">
          {t('donations:thanks')}
        </p>
      )}
      <Card className="print:hidden" id="donate" title={t('donations:chooseAmount')}>
        <DonationForm />
      </Card>
      <Card id="impact" title={t('donations:impact.title')}>
        <ul className="grid list-disc gap-2 ps-5">
          {impacts.map((impact) => (
            <li key={impact}>{t(`donations:impact.${impact}`)}</li>
          ))}
        </ul>
        <blockquote className="mt-5 border-ornament border-s-2 ps-4">
          <p className="quran-text text-[1.5rem]" lang="ar">
            مَا نَقَصَتْ صَدَقَةٌ مِنْ مَالٍ
          </p>
          <p className="mt-1 text-muted text-sm">{t('donations:quote')}</p>
        </blockquote>
      </Card>
      <Card id="transparency" title={t('donations:transparency.title')}>
        {data ? <Transparency support={data.answer} /> : <Skeleton className="block h-16 w-full" />}
      </Card>
    </main>
  )
}

/** Recorded donations of the month, with the goal if the operator has one. */
function Transparency({ support: { raisedCents, goalCents } }: { support: Support }) {
  const raised = formatDollars(raisedCents)
  if (goalCents === null) return <p>{t('donations:transparency.raised', { raised })}</p>
  const share = Math.floor((raisedCents / goalCents) * 100)
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
        className="mt-3 h-2 w-full accent-action"
        max={goalCents}
        value={Math.min(raisedCents, goalCents)}
      />
    </>
  )
}
