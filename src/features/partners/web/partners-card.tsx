import { GraduationCap, Plane, Sprout, Utensils } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { type Partner, samplePartners } from '../core/partners.ts'

const logos = { food: Utensils, education: GraduationCap, travel: Plane, lifestyle: Sprout } as const
const badge = 'rounded-full px-2.5 py-0.5 text-sm'

/** How partner businesses will be shown, by samples that say what they are, and how to become one. */
export function PartnersCard() {
  return (
    <Card id="partners" title={t('partners:title')}>
      <p className="mb-4 text-muted">{t('partners:samples')}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-5">
        {samplePartners.map((partner) => (
          <SamplePartner key={partner.id} partner={partner} />
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        {t('partners:invitation')}
        <Link className={buttonClass()} href="/contact">
          {t('partners:write')}
        </Link>
      </p>
    </Card>
  )
}

function SamplePartner({ partner: { id, category, website, halal } }: { partner: Partner }) {
  const Logo = logos[category]
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl border border-hairline text-muted">
        <Logo aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className="font-semibold">{t(`partners:items.${id}.name`)}</strong>
          <span className={`${badge} bg-sunken text-muted`}>{t('partners:sample')}</span>
          {halal && <span className={`${badge} bg-action-soft text-action`}>{t('partners:halal')}</span>}
        </p>
        <p>{t(`partners:items.${id}.description`)}</p>
        <p className="text-muted text-sm">
          {t(`partners:categories.${category}`)} · <bdi>{new URL(website).hostname}</bdi>
        </p>
      </div>
    </li>
  )
}
