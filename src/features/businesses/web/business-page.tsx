import { useParams } from 'wouter'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { Fact } from '#shared/web/directory/fact.tsx'
import { formatDigits } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import { type BusinessAnswer, readBusinesses } from '../core/businesses.contract.ts'
import {
  BusinessActions,
  BusinessBadges,
  BusinessState,
  ContactButtons,
  formatExpiry,
  SourceCredit,
} from './business-parts.tsx'
import { businessTexts } from './business-texts.ts'
import { OpeningHours } from './opening-hours.tsx'
import { ReviewsSection } from './reviews/reviews-section.tsx'

/** Beyond this distance the person isn’t shown on the map. */
const ON_ONE_MAP_KM = 50

/** `/islamic-business/<slug>` */
export default function BusinessPage({ place }: { place: Coordinates | undefined }) {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<BusinessAnswer>
      api={readBusinesses.path}
      back={t('businesses:page.all')}
      failed={t('businesses:failed')}
      fallbackTitle={t('pages:islamicBusiness.title')}
      key={slug}
      list="/islamic-business"
      slug={slug}
      titleOf={(business) => t('businesses:page.title', { name: businessTexts(business).name })}
    >
      {(business) => (
        <>
          <BusinessView business={business} place={place} />
          <ReviewsSection business={business} />
        </>
      )}
    </EntryPage>
  )
}

function BusinessView({ business, place }: { business: BusinessAnswer; place: Coordinates | undefined }) {
  const { name, description } = businessTexts(business)
  return (
    <article className="rounded-card bg-raised p-6 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words font-display text-3xl leading-snug">
            <bdi>{name}</bdi>
          </h1>
          <p className="text-muted">{t(`businesses:categories.${business.category}`)}</p>
        </div>
        <span className="-me-2.5 shrink-0">
          <BusinessActions business={business} />
        </span>
      </header>
      <BusinessBadges business={business} />
      {business.photo && (
        <img
          alt={t('businesses:page.photo', { name })}
          className="mt-4 max-h-96 w-full rounded-xl object-cover"
          height={business.photo.height}
          src={business.photo.url}
          width={business.photo.width}
        />
      )}
      {business.isSample && <p className="mt-3 text-muted text-sm">{t('businesses:sampleAbout')}</p>}
      {description && (
        <p className="mt-4 max-w-reading break-words" dir="auto">
          {description}
        </p>
      )}
      <BusinessState business={business} place={place} />
      <div className="mt-5">
        <ContactButtons business={business} />
      </div>
      <BusinessFacts business={business} />
      <BusinessMap business={business} place={place} />
      <SourceCredit business={business} />
    </article>
  )
}

function BusinessFacts({ business }: { business: BusinessAnswer }) {
  const { place } = businessTexts(business)
  const { address, phoneNumber, openingHours, certificate, services } = business
  const where = [address, place].filter(Boolean)
  return (
    <dl className="mt-6 grid gap-4 border-hairline border-t pt-6 sm:grid-cols-2">
      {where.length > 0 && (
        <Fact label={t('businesses:page.address')}>
          {where.map((line) => (
            <span className="block" key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </Fact>
      )}
      {phoneNumber && (
        <Fact label={t('businesses:page.phone')}>
          <bdi dir="ltr">{formatDigits(phoneNumber)}</bdi>
        </Fact>
      )}
      {openingHours && (
        <Fact label={t('businesses:page.hours')}>
          <OpeningHours text={openingHours} />
        </Fact>
      )}
      {certificate && (
        <Fact label={t('businesses:page.certificate')}>
          <span className="block">
            <bdi>{certificate.body}</bdi>
          </span>
          {certificate.number && (
            <span className="block">{t('businesses:page.number', { number: certificate.number })}</span>
          )}
          <span className={certificate.isExpired ? 'block font-semibold text-ending' : 'block text-muted'}>
            {validity(certificate)}
          </span>
        </Fact>
      )}
      {services.length > 0 && (
        <Fact label={t('businesses:services')}>
          {services.map((service) => (
            <span className="block" key={service}>
              <bdi>{service}</bdi>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  )
}

function validity({ expiresOn, isExpired }: NonNullable<BusinessAnswer['certificate']>): string {
  if (!expiresOn) return t('businesses:page.noExpiry')
  const date = formatExpiry(expiresOn)
  return t(isExpired ? 'businesses:page.expiredOn' : 'businesses:page.validUntil', { date })
}

function BusinessMap({ business, place }: { business: BusinessAnswer; place: Coordinates | undefined }) {
  const { id, coordinates } = business
  if (!coordinates) return null
  const { name } = businessTexts(business)
  const at = { latitude: coordinates.lat, longitude: coordinates.lng }
  const own = place && distanceKm(place, at) < ON_ONE_MAP_KM ? place : undefined
  return (
    <div className="my-6 print:hidden">
      <WorldMap
        className="h-64 sm:h-80"
        label={t('businesses:page.mapLabel')}
        marks={[{ id, at, name, look: 'pin', chosen: true, label: name }]}
        {...(own && { own })}
      />
    </div>
  )
}
