import { BadgeCheck, Globe, Map as MapIcon, Navigation, PencilLine, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { directionsAddress } from '#shared/core/map-address.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { formatDigits } from '#shared/web/i18n/format.ts'
import { formatDistance } from '#shared/web/i18n/format-distance.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { SaveHeart } from '#shared/web/user-data/save-heart.tsx'
import type { MosqueDetails } from '../core/mosques.contract.ts'
import { addressLine, displayNames } from './mosque-names.ts'
import { MosqueTimes } from './mosque-times.tsx'

interface MosqueCardProps {
  mosque: MosqueDetails & { readonly distance?: number | undefined }
  /** Shown on the mosque’s own page; in a list the name links there. */
  alone?: boolean
  chosen?: boolean
  /** Shows the mosque on the map, if there is one. */
  onChoose?: () => void
  onCorrect: () => void
}

/** A mosque’s details and actions. */
export function MosqueCard(props: MosqueCardProps) {
  const { mosque, alone = false, chosen = false } = props
  const Heading = alone ? 'h1' : 'h2'
  const { name, beside } = displayNames(mosque)
  const address = addressLine(mosque)
  return (
    <article
      aria-label={name}
      className={classNames(
        'rounded-card bg-raised p-5 shadow-card sm:p-6',
        chosen && 'outline-2 outline-action',
      )}
    >
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading
            className={classNames(
              'flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug',
              alone ? 'font-display text-3xl' : 'font-semibold text-lg',
            )}
          >
            {alone ? (
              <bdi>{name}</bdi>
            ) : (
              <Link
                className="relative after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-action"
                href={`/mosques/${mosque.id}`}
              >
                <bdi>{name}</bdi>
              </Link>
            )}
            {mosque.verified && (
              <span className="inline-flex items-center gap-1 rounded-full bg-action-soft px-2.5 py-0.5 font-semibold text-action-strong text-xs">
                <BadgeCheck aria-hidden size={14} />
                {t('mosques:verified')}
              </span>
            )}
          </Heading>
          {beside && (
            <p className="text-muted">
              <bdi>{beside}</bdi>
            </p>
          )}
          {address && <p className="text-muted text-sm">{address}</p>}
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {mosque.distance !== undefined && (
            <p className="tabular whitespace-nowrap font-semibold text-action">
              {formatDistance(mosque.distance)}
            </p>
          )}
          <span className="-my-2.5 -me-2.5">
            <SaveHeart about={targetKey('mosque', mosque.id)} details={savedDetails(mosque)} title={name} />
          </span>
        </div>
      </header>
      <MosqueTimes mosque={mosque} />
      {mosque.amenities.length > 0 && (
        <ul aria-label={t('mosques:filters.amenities')} className="mt-4 flex flex-wrap gap-1.5">
          {mosque.amenities.map((amenity) => (
            <li className="rounded-full bg-sunken px-3 py-1 text-sm" key={amenity}>
              {t(`mosques:amenities.${amenity}`)}
            </li>
          ))}
        </ul>
      )}
      <MosqueActions {...props} />
    </article>
  )
}

/** The details saved with a mosque, for use offline. */
function savedDetails(mosque: MosqueDetails) {
  const { lat: latitude, lng: longitude } = mosque.coordinates
  return {
    title: displayNames(mosque).name,
    detail: addressLine(mosque),
    coordinates: { latitude, longitude },
  }
}

function MosqueActions({ mosque, chosen = false, onChoose, onCorrect }: MosqueCardProps) {
  const { coordinates, contact, website } = mosque
  const place = { latitude: coordinates.lat, longitude: coordinates.lng }
  const link = buttonClass()
  const outside = { rel: 'noreferrer', target: '_blank' }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <a className={link} href={directionsAddress(place, navigator.userAgent)} {...outside}>
        <Navigation aria-hidden size={16} />
        {t('mosques:directions')}
      </a>
      {contact && (
        <a className={link} href={`tel:${contact.replace(/[^+\d]/g, '')}`}>
          <Phone aria-hidden size={16} />
          <bdi dir="ltr">{formatDigits(contact)}</bdi>
        </a>
      )}
      {website && (
        <a className={link} href={website} {...outside}>
          <Globe aria-hidden size={16} />
          {t('mosques:website')}
        </a>
      )}
      {onChoose && (
        <Button aria-pressed={chosen} onClick={onChoose}>
          <MapIcon aria-hidden size={16} />
          {t('mosques:map.show')}
        </Button>
      )}
      <Button look="plain" onClick={onCorrect}>
        <PencilLine aria-hidden size={16} />
        {t('mosques:correct')}
      </Button>
    </div>
  )
}
