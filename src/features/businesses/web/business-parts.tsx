import { BadgeCheck, Clock, FlaskConical, Globe, MapPin, Phone, ShieldCheck, Star } from 'lucide-react'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { formatDate } from '#shared/web/i18n/format.ts'
import { formatDistance } from '#shared/web/i18n/format-distance.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { BusinessAnswer } from '../core/businesses.contract.ts'
import { businessTexts, mapAddress, openingText, ratingText, sharedText } from './business-texts.ts'

const badge = 'inline-flex items-center gap-1 rounded-full px-3 py-1 font-semibold text-sm'

/** Sample, verified and the state of the certificate, each in words. */
export function BusinessBadges({ business }: { business: BusinessAnswer }) {
  const { isSample, isVerified, halalCertified, certificate, saysHalal } = business
  return (
    <p className="flex flex-wrap items-center gap-2 empty:hidden">
      {isSample && (
        <span className={classNames(badge, 'bg-mark text-ink')} data-tooltip={t('businesses:sampleAbout')}>
          <FlaskConical aria-hidden size={15} />
          {t('businesses:sample')}
        </span>
      )}
      {isVerified && (
        <span className={classNames(badge, 'bg-action-soft text-action-strong')}>
          <BadgeCheck aria-hidden size={15} />
          {t('businesses:verified')}
        </span>
      )}
      {halalCertified && (
        <span className={classNames(badge, 'bg-action-soft text-action')}>
          <ShieldCheck aria-hidden size={15} />
          {t('businesses:halalCertified')}
        </span>
      )}
      {certificate?.isExpired && (
        <span className={classNames(badge, 'bg-ending-soft text-ending')}>{t('businesses:expired')}</span>
      )}
      {!certificate && saysHalal && (
        <span className={classNames(badge, 'bg-sunken text-ink')}>{t('businesses:saysHalal')}</span>
      )}
    </p>
  )
}

/** Rating, opening state and distance, as far as they are known. */
export function BusinessState({
  business,
  place,
}: {
  business: BusinessAnswer
  place: Coordinates | undefined
}) {
  const [rating, opening] = [ratingText(business), openingText(business)]
  const { coordinates } = business
  const at = coordinates && { latitude: coordinates.lat, longitude: coordinates.lng }
  return (
    <p className="tabular mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
      {rating && (
        <span className="inline-flex items-center gap-1.5">
          <Star aria-hidden className="text-ornament" size={16} />
          {rating}
        </span>
      )}
      {opening && (
        <span
          className={classNames(
            'inline-flex items-center gap-1.5',
            business.opening?.isOpen ? 'text-action' : 'text-muted',
          )}
        >
          <Clock aria-hidden size={16} />
          {opening}
        </span>
      )}
      {place && at && (
        <span className="inline-flex items-center gap-1.5 text-muted">
          <MapPin aria-hidden size={16} />
          {formatDistance(distanceKm(place, at))}
        </span>
      )}
    </p>
  )
}

/** Call, Map and Web; links leave the site. */
export function ContactButtons({ business }: { business: BusinessAnswer }) {
  const { phoneNumber, website } = business
  const { name } = businessTexts(business)
  const outside = { rel: 'noopener noreferrer nofollow', target: '_blank' }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {phoneNumber && (
        <a
          aria-label={t('businesses:callOf', { name })}
          className={buttonClass()}
          href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
        >
          <Phone aria-hidden size={16} />
          {t('businesses:call')}
        </a>
      )}
      <a
        aria-label={t('businesses:mapOf', { name })}
        className={buttonClass()}
        href={mapAddress(business)}
        {...outside}
      >
        <MapPin aria-hidden size={16} />
        {t('businesses:map')}
      </a>
      {website && (
        <a aria-label={t('businesses:webOf', { name })} className={buttonClass()} href={website} {...outside}>
          <Globe aria-hidden size={16} />
          {t('businesses:web')}
        </a>
      )}
    </div>
  )
}

/** The certifier, and until when the certificate was valid if it has expired. */
export function certifierText({ certificate }: BusinessAnswer): string | undefined {
  if (!certificate) return undefined
  const { body, expiresOn, isExpired } = certificate
  return isExpired && expiresOn
    ? t('businesses:wasCertifiedBy', { body, date: formatExpiry(expiresOn) })
    : t('businesses:certifiedBy', { body })
}

/** A day (`YYYY-MM-DD`) as `31 December 2026`. */
export function formatExpiry(day: string): string {
  const date = parseCivilDate(day)
  return date ? formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' }) : day
}

/** The credit that OpenStreetMap’s licence requires. */
export function SourceCredit({ business }: { business: BusinessAnswer }) {
  if (business.source !== 'openstreetmap') return null
  return (
    <a
      className="inline-block py-1 text-muted text-sm underline underline-offset-3"
      href="https://www.openstreetmap.org/copyright"
      rel="noreferrer"
      target="_blank"
    >
      {t('businesses:openstreetmap')}
    </a>
  )
}

export function BusinessActions({ business }: { business: BusinessAnswer }) {
  const { name, place } = businessTexts(business)
  return (
    <EntryActions
      detail={place}
      path={`/islamic-business/${business.seoSlug}`}
      target={targetKey('business', business.seoSlug)}
      text={sharedText(business)}
      title={name}
    />
  )
}
