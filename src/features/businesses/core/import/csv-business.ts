import * as z from 'zod/mini'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { SLUG } from '#shared/core/directory/title-slug.ts'
import { osmLine, osmWebsite } from '#shared/core/osm/osm-texts.ts'
import { type Business, businessCategories } from '../business.ts'
import { slugPart } from '../business-slug.ts'
import type { ParsedBusiness } from './osm-business.ts'

/** The columns of a table of businesses; `name` and `category` are required. */
export const csvColumns = [
  ...['id', 'name', 'name_ar', 'description', 'description_ar', 'category', 'address', 'city', 'country'],
  ...['phone', 'website', 'services', 'opening_hours', 'latitude', 'longitude', 'halal'],
  ...['certifier', 'certificate_number', 'certificate_expires'],
] as const

const LONGEST_SLUG = 100
const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

/** Parses a row of a table by its column names. A cell that is not valid makes the row unusable. */
export function parseCsvBusiness(row: Readonly<Record<string, string | undefined>>): ParsedBusiness {
  const cell = (name: string) => osmLine(row[name])
  const name = cell('name')
  const category = businessCategories.find((each) => each === cell('category'))
  const website = osmWebsite(row.website)
  const country = cell('country')?.toUpperCase()
  const expiresOn = cell('certificate_expires')
  const [latitude, longitude] = [coordinate(cell('latitude'), 90), coordinate(cell('longitude'), 180)]
  const slug = cell('id') ?? slugPart(`${name ?? ''} ${cell('city') ?? ''}`)
  const problem = !name
    ? 'name is empty'
    : !category
      ? `category is one of ${businessCategories.join(', ')}`
      : cell('website') && !website
        ? 'website is not a web address'
        : country && !/^[A-Z]{2}$/.test(country)
          ? 'country is a code of two letters, such as GB'
          : expiresOn && !parseCivilDate(expiresOn)
            ? 'certificate_expires is a day such as 2027-01-31'
            : latitude === 'invalid' || longitude === 'invalid' || !latitude !== !longitude
              ? 'latitude and longitude are decimal degrees, both or none'
              : !SLUG.test(slug) || slug.length > LONGEST_SLUG
                ? 'id is needed here: small Latin letters, digits and hyphens'
                : undefined
  if (problem || !name || !category) return { kind: 'problem', problem: problem ?? 'name is empty' }
  const certifier = cell('certifier')
  const business: Business = {
    seoSlug: `csv-${slug}`,
    name,
    nameArabic: cell('name_ar'),
    description: cell('description') ?? '',
    descriptionArabic: cell('description_ar'),
    address: cell('address') ?? '',
    city: cell('city') ?? '',
    country: country ?? '',
    category,
    isVerified: false,
    saysHalal: cell('halal')?.toLowerCase() === 'yes',
    ...(certifier && {
      certificate: { body: certifier, number: cell('certificate_number'), expiresOn },
    }),
    services: (row.services ?? '').split(';').flatMap((service) => osmLine(service) ?? []),
    phoneNumber: cell('phone'),
    website,
    openingHours: cell('opening_hours'),
    ...(latitude && longitude && latitude !== 'invalid' && longitude !== 'invalid'
      ? { latitude: latitude.value, longitude: longitude.value }
      : {}),
    source: 'csv',
  }
  return { kind: 'business', business }
}

function coordinate(text: string | undefined, most: number): { value: number } | 'invalid' | undefined {
  if (text === undefined) return undefined
  const read = degrees(most).safeParse(Number(text))
  return read.success ? { value: read.data } : 'invalid'
}
