import { countryOfZone } from '#shared/core/zone-country.ts'
import type { TimeZoneAt } from '#shared/server/time-zone-at.ts'
import { type Business, isCertified, licenceOf } from '../core/business.ts'
import { NO_REVIEWS, type ReviewCount } from '../core/business-review.ts'
import type { BusinessAnswer } from '../core/businesses.contract.ts'
import { dayOf } from './businesses.directory.ts'
import { openingState } from './opening-state.ts'

/** A business as the API answers it at `now`. */
export async function describeBusiness(
  business: Business,
  {
    now,
    timeZoneAt,
    reviews = NO_REVIEWS,
  }: { now: Date; timeZoneAt: TimeZoneAt; reviews?: ReviewCount | undefined },
): Promise<BusinessAnswer> {
  const { seoSlug, certificate, latitude, longitude, openingHours, source, photo, ...rest } = business
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const timeZone = place && timeZoneAt(place)
  const country = business.country || (timeZone && countryOfZone(timeZone)) || ''
  const opening =
    openingHours && timeZone ? await openingState({ text: openingHours, timeZone, country }, now) : undefined
  const today = dayOf(now)
  return {
    ...rest,
    id: seoSlug,
    seoSlug,
    nameArabic: rest.nameArabic ?? null,
    descriptionArabic: rest.descriptionArabic ?? null,
    halalCertified: isCertified(business, today),
    saysHalal: rest.saysHalal ?? false,
    certificationBody: certificate?.body ?? null,
    certificate: certificate
      ? {
          body: certificate.body,
          number: certificate.number ?? null,
          expiresOn: certificate.expiresOn ?? null,
          isExpired: !isCertified(business, today),
        }
      : null,
    ...reviews,
    phoneNumber: rest.phoneNumber ?? null,
    website: rest.website ?? null,
    openingHours: openingHours ?? null,
    opening: opening ? { isOpen: opening.isOpen, changesAt: opening.changesAt?.toISOString() ?? null } : null,
    timeZone: timeZone ?? null,
    coordinates: place ? { lat: place.latitude, lng: place.longitude } : null,
    photo: photo
      ? {
          url: `/api/islamic-businesses/${seoSlug}/photo?version=${photo.version}`,
          width: photo.width,
          height: photo.height,
        }
      : null,
    isSample: source === 'sample',
    source,
    licence: licenceOf[source] ?? null,
  }
}
