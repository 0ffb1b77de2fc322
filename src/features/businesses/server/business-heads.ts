import ar from '#locales/ar/businesses.json' with { type: 'json' }
import en from '#locales/en/businesses.json' with { type: 'json' }
import { MOST_STARS } from '#shared/core/stars.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { BUSINESSES_PER_PAGE, type Business } from '../core/business.ts'
import { readBusinesses } from '../core/businesses.contract.ts'
import { businessDirectory } from './businesses.directory.ts'
import { reviewCounts } from './reviews.repository.ts'

const PATH = '/islamic-business'

/** The heads of `/islamic-business` and of each business’s page. */
export function businessHeads(database: Pick<Database, 'db'>): AddressHeads {
  const headOf = headsOfEntries(database)
  return async (request) => {
    const head = await headOf(request)
    if (head === undefined || head === 'missing' || !head.about || head.isUnlisted) return head
    const slug = request.path.slice(PATH.length + 1)
    const reviews = (await reviewCounts(database, [slug])).get(slug)
    if (!reviews) return head
    const { rating: ratingValue, totalReviews: reviewCount } = reviews
    const aggregateRating = { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: MOST_STARS }
    return { ...head, structuredData: { ...head.structuredData, aggregateRating } }
  }
}

const headsOfEntries = (database: Pick<Database, 'db'>): AddressHeads =>
  directoryHeads({
    directory: businessDirectory(database, () => new Date()),
    paths: [PATH],
    limit: BUSINESSES_PER_PAGE,
    asks: () => [readBusinesses.path],
    asksOf: (slug) => `${readBusinesses.path}/${slug}`,
    slugOf: ({ seoSlug }) => seoSlug,
    headOf: ({ entry }, { code }) => {
      const isArabic = code === 'ar'
      const texts = isArabic ? ar : en
      const name = (isArabic && entry.nameArabic) || entry.name
      const about = (isArabic && entry.descriptionArabic) || entry.description
      const place = [entry.address, entry.city].filter(Boolean).join(isArabic ? '، ' : ', ')
      return {
        name,
        title: texts.page.title.replace('{{name}}', () => name),
        description: [about, place].filter(Boolean).join(' · ') || texts.categories[entry.category],
        structuredData: structuredData(entry, name, about),
        isUnlisted: entry.source === 'sample',
      }
    },
  })

/** A sample says so: search engines must not take it for a business. */
function structuredData(entry: Business, name: string, description: string) {
  const { address, city, country, phoneNumber, website, openingHours, latitude, longitude } = entry
  if (entry.source === 'sample') return { '@type': 'CreativeWork', name, description, genre: 'sample' }
  return {
    '@type': 'LocalBusiness',
    name,
    ...(description && { description }),
    ...((address || city || country) && {
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phoneNumber && { telephone: phoneNumber }),
    ...(website && { sameAs: website }),
    ...(openingHours && { openingHours }),
  }
}
