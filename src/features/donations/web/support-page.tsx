import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { DonationForm } from './donation-form.tsx'
import { Impact } from './impact.tsx'
import { TransparencyCard } from './transparency-card.tsx'

/** Giving to Rafiq, and what was given this month. The payment page returns here. */
export default function SupportPage() {
  usePageTitle(t('pages:support.title'))
  const page = useFocusFallback()
  const [address] = useAddressQuery()
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
        <Impact />
      </Card>
      <TransparencyCard />
    </main>
  )
}
