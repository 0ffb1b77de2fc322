import { parseOsmElement, type Tags } from '#shared/core/osm/osm-element.ts'
import { osmAddress, osmLine, osmWebsite } from '#shared/core/osm/osm-texts.ts'
import { type Amenity, amenities } from '../amenities.ts'
import type { KnownMosque } from '../known-mosque.ts'

/** The result for one element: a mosque, something else, or an unusable mosque and why. */
export type ParsedElement =
  | { readonly kind: 'mosque'; readonly mosque: KnownMosque }
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly problem: string }

const DECIMALS = 1e6

/** Parses one element; `amenity=place_of_worship` with `religion=muslim` is a mosque. */
export function parseOsmMosque(value: unknown): ParsedElement {
  const element = parseOsmElement(value)
  if (!element) return problem('this is not an OpenStreetMap element with an id')
  const { id, tags, place } = element
  if (tags.amenity !== 'place_of_worship' || tags.religion !== 'muslim') return { kind: 'other' }
  if (!place) return problem(`${id} has no coordinates (use “out center” in Overpass)`)
  return {
    kind: 'mosque',
    mosque: {
      id: `osm-${id}`,
      source: 'openstreetmap',
      verified: false,
      ...namesOf(tags),
      ...osmAddress(tags),
      latitude: rounded(place.latitude),
      longitude: rounded(place.longitude),
      amenities: amenities.filter((amenity) => offers[amenity](tags)),
      ...fridayTimes(tags),
      contact: osmLine(tags.phone ?? tags['contact:phone']),
      website: osmWebsite(tags.website ?? tags['contact:website'] ?? tags.url),
    },
  }
}

const problem = (text: string): ParsedElement => ({ kind: 'problem', problem: text })

/** Six decimals, about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS

function namesOf(tags: Tags): Pick<KnownMosque, 'name' | 'nativeName' | 'arabicName'> {
  const own = osmLine(tags.name)
  const name = osmLine(tags['name:en']) ?? osmLine(tags.int_name) ?? own ?? osmLine(tags['name:ar']) ?? ''
  return { name, nativeName: own === name ? undefined : own, arabicName: osmLine(tags['name:ar']) }
}

const isOneOf = (text: string | undefined, ...values: string[]) => text !== undefined && values.includes(text)

const offers: Readonly<Record<Amenity, (tags: Tags) => boolean>> = {
  womensArea: (tags) => isOneOf(tags.female, 'yes', 'separate') || isOneOf(tags.women, 'yes', 'separate'),
  wheelchair: (tags) => isOneOf(tags.wheelchair, 'yes', 'designated'),
  ablution: (tags) => isOneOf(tags.ablution, 'yes') || isOneOf(tags.wudu, 'yes'),
  toilets: (tags) => isOneOf(tags.toilets, 'yes'),
  parking: (tags) => isOneOf(tags.parking, 'yes', 'surface', 'underground', 'multi-storey'),
  library: (tags) => isOneOf(tags.library, 'yes'),
  school: (tags) => isOneOf(tags.school, 'yes'),
  airConditioning: (tags) => isOneOf(tags.air_conditioning, 'yes'),
  internet: (tags) => isOneOf(tags.internet_access, 'yes', 'wlan', 'wifi'),
}

/** The Friday prayer from `service_times` (`Fr 13:00`), if a check date says when it was last right. */
function fridayTimes(tags: Tags): Pick<KnownMosque, 'jumua' | 'timesConfirmedOn'> {
  const day = tags['check_date:service_times'] ?? tags.check_date ?? ''
  const [, times] =
    /(?:^|;\s*)Fr ((?:[01]\d|2[0-3]):[0-5]\d(?:,\s*(?:[01]\d|2[0-3]):[0-5]\d)*)(?:\s*;|$)/.exec(
      tags.service_times ?? '',
    ) ?? []
  if (!times || !isDay(day)) return {}
  return { jumua: times.split(/,\s*/), timesConfirmedOn: day }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
