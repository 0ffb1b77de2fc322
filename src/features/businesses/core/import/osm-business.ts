import { parseOsmElement, type Tags } from '#shared/core/osm/osm-element.ts'
import { osmAddress, osmLine, osmWebsite } from '#shared/core/osm/osm-texts.ts'
import type { Business, BusinessCategory } from '../business.ts'

/** The result for one entry of a file: a business, something else, or an unusable business and why. */
export type ParsedBusiness =
  | { readonly kind: 'business'; readonly business: Business }
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly problem: string }

const DECIMALS = 1e6

/** Parses one element; `diet:halal=yes` or `only` is a business for this directory. */
export function parseOsmBusiness(value: unknown): ParsedBusiness {
  const element = parseOsmElement(value)
  if (!element) return { kind: 'problem', problem: 'this is not an OpenStreetMap element with an id' }
  const { id, tags, place } = element
  const halal = tags['diet:halal']
  if (halal !== 'yes' && halal !== 'only') return { kind: 'other' }
  const name = osmLine(tags['name:en']) ?? osmLine(tags.name) ?? osmLine(tags['name:ar'])
  if (!name) return { kind: 'problem', problem: `${id} has no name` }
  if (!place) return { kind: 'problem', problem: `${id} has no coordinates (use “out center” in Overpass)` }
  const { street, city, country } = osmAddress(tags)
  return {
    kind: 'business',
    business: {
      seoSlug: `osm-${id}`,
      name,
      nameArabic: osmLine(tags['name:ar']),
      description: osmLine(tags['description:en'] ?? tags.description) ?? '',
      address: street ?? '',
      city: city ?? '',
      country: country ?? '',
      category: categoryOf(tags),
      isVerified: false,
      saysHalal: true,
      services: servicesOf(tags),
      phoneNumber: osmLine(tags.phone ?? tags['contact:phone']),
      website: osmWebsite(tags.website ?? tags['contact:website'] ?? tags.url),
      openingHours: osmLine(tags.opening_hours),
      latitude: Math.round(place.latitude * DECIMALS) / DECIMALS,
      longitude: Math.round(place.longitude * DECIMALS) / DECIMALS,
      source: 'openstreetmap',
    },
  }
}

function categoryOf({ shop, amenity }: Tags): BusinessCategory {
  if (shop === 'books' || shop === 'religion') return 'bookstore'
  if (shop === 'clothes' || shop === 'tailor') return 'islamic_clothing'
  return amenity === 'school' || amenity === 'kindergarten' ? 'education' : 'halal_food'
}

/** The cuisines, and how the food is given out. */
function servicesOf(tags: Tags): string[] {
  const cuisines = (tags.cuisine ?? '').split(';').flatMap((cuisine) => {
    const words = osmLine(cuisine.replaceAll('_', ' '))
    return words ? [words.charAt(0).toUpperCase() + words.slice(1)] : []
  })
  const offers = [tags.delivery === 'yes' && 'Delivery', tags.takeaway === 'yes' && 'Takeaway']
  return [...new Set([...cuisines, ...offers.filter((each) => each !== false)])]
}
