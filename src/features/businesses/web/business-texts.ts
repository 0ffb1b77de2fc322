import { mapSearchAddress } from '#shared/core/map-address.ts'
import { cityName, countryName, formatNumber, joinNames } from '#shared/web/i18n/format.ts'
import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { BusinessAnswer } from '../core/businesses.contract.ts'

/** A business in the language of the interface, as far as its entry has it. */
export function businessTexts(business: BusinessAnswer) {
  const isArabic = currentLanguage().code === 'ar'
  const { name, nameArabic, description, descriptionArabic, city, country } = business
  return {
    name: (isArabic && nameArabic) || name,
    description: (isArabic && descriptionArabic) || description,
    place: joinNames(city && cityName(city), country && (countryName(country) ?? country)),
  }
}

/** Where the map is searched for a business: by name and address. */
export function mapAddress({ name, address, city, coordinates }: BusinessAnswer): string {
  const words = [name, address, city].filter(Boolean).join(', ')
  const near = coordinates && { latitude: coordinates.lat, longitude: coordinates.lng }
  return mapSearchAddress(near ?? undefined, words, navigator.userAgent)
}

/** “4.3 (12 reviews)”; `undefined` without reviews. */
export function ratingText({ rating, totalReviews }: BusinessAnswer): string | undefined {
  const stars = Number(rating)
  if (!(stars > 0)) return undefined
  return t('businesses:rating', {
    count: totalReviews,
    number: formatNumber(totalReviews),
    rating: formatNumber(stars, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  })
}

/** “Open until 22:00” or “Closed, opens Monday 09:00”, by the clock of the business. */
export function openingText({ opening, timeZone }: BusinessAnswer): string | undefined {
  if (!opening || !timeZone) return undefined
  const { isOpen, changesAt } = opening
  if (!changesAt) return t(isOpen ? 'businesses:opening.always' : 'businesses:opening.closed')
  const at = new Date(changesAt)
  const { date, weekday, clock } = localTime(at, timeZone)
  const time = formatClock(clock)
  const isToday = date === localTime(new Date(), timeZone).date
  return t(isOpen ? 'businesses:opening.until' : 'businesses:opening.opens', {
    time: isToday ? time : `${weekday} ${time}`,
  })
}

/** The day, its name and the time of an instant in a time zone. */
function localTime(at: Date, timeZone: string) {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at)
  return {
    date: format('en-CA', {}),
    weekday: format(currentLanguage().locale, { weekday: 'long' }),
    clock: format('en-GB', { hour: '2-digit', minute: '2-digit' }),
  }
}

/** The text to share. */
export function sharedText(business: BusinessAnswer): string {
  const { name, place } = businessTexts(business)
  return [name, business.address, place].filter(Boolean).join('\n')
}
