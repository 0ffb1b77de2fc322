import { Link } from 'wouter'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { countView } from '#shared/web/directory/use-counted-view.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { BusinessAnswer } from '../core/businesses.contract.ts'
import {
  BusinessActions,
  BusinessBadges,
  BusinessState,
  ContactButtons,
  certifierText,
  SourceCredit,
} from './business-parts.tsx'
import { businessTexts } from './business-texts.ts'

/** As specified. */
const MOST_SERVICES = 3

/** A business in the list, with a link to its page. */
export function BusinessCard({
  business,
  place,
}: {
  business: BusinessAnswer
  /** The person’s place, if it is known. */
  place: Coordinates | undefined
}) {
  const texts = businessTexts(business)
  const path = `/islamic-business/${business.seoSlug}`
  const certifier = certifierText(business)
  const services = business.services.slice(0, MOST_SERVICES)
  return (
    <article
      aria-labelledby={`business-${business.id}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug" id={`business-${business.id}`}>
            <Link
              className="inline-flex min-h-11 items-center break-words underline-offset-4 hover:text-action hover:underline"
              href={path}
              onClick={() => countView(path)}
            >
              <bdi>{texts.name}</bdi>
            </Link>
          </h2>
          <p className="text-muted text-sm">
            {[t(`businesses:categories.${business.category}`), texts.place].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="-me-2.5 shrink-0">
          <BusinessActions business={business} />
        </span>
      </header>
      <div className="mt-3">
        <BusinessBadges business={business} />
      </div>
      {texts.description && (
        <p className="mt-3 line-clamp-3 break-words" dir="auto">
          {texts.description}
        </p>
      )}
      <BusinessState business={business} place={place} />
      {services.length > 0 && (
        <ul aria-label={t('businesses:services')} className="mt-3 flex flex-wrap gap-1.5">
          {services.map((service) => (
            <li className="rounded-full bg-sunken px-3 py-1 text-muted text-sm" key={service}>
              <bdi>{service}</bdi>
            </li>
          ))}
        </ul>
      )}
      {certifier && <p className="mt-3 text-muted text-sm">{certifier}</p>}
      <div className="mt-auto pt-4">
        <ContactButtons business={business} />
        <SourceCredit business={business} />
      </div>
    </article>
  )
}
