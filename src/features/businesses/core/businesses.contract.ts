import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination, slug } from '#shared/core/directory/directory.contract.ts'
import { BUSINESSES_PER_PAGE, businessCategories, businessSources } from './business.ts'

const nullable = (description: string, example: string) =>
  described(z.string().nullable(), description, example)

const certificate = z.object({
  body: described(z.string(), 'Who certifies.', 'Sample Halal Board'),
  number: nullable('The number of the certificate.', 'SAMPLE-2041'),
  expiresOn: nullable('The last day on which it is valid; null if it doesn’t expire.', '2099-12-31'),
  isExpired: described(z.boolean(), 'Whether that day has passed.'),
})

const opening = z.object({
  isOpen: described(z.boolean(), 'Whether it is open now.'),
  changesAt: nullable('When it closes or opens next; null if that doesn’t happen.', '2026-11-23T22:00:00Z'),
})

const business = z.object({
  id: described(z.string(), 'The same as `seoSlug`.', 'sample-halal-kitchen'),
  name: described(z.string(), 'Its name.', 'Sample Halal Kitchen'),
  nameArabic: nullable('Its name in Arabic.', 'مطبخ حلال (مثال)'),
  description: described(z.string(), 'What it offers; may be empty.', 'An invented restaurant.'),
  descriptionArabic: nullable('The same in Arabic.', 'مطعم من نسج الخيال.'),
  address: described(z.string(), 'Street and number; may be empty.', '1 Example Street'),
  city: described(z.string(), 'The city; may be empty.', 'London'),
  country: described(z.string(), 'The code of the country (ISO 3166 alpha-2); may be empty.', 'GB'),
  category: described(z.enum(businessCategories), 'What kind of business it is.'),
  isVerified: described(z.boolean(), 'Whether somebody checked it for this directory.'),
  halalCertified: described(z.boolean(), 'Whether it has a halal certificate that is valid today.'),
  saysHalal: described(z.boolean(), 'Whether its source says that it is halal, without a certificate.'),
  certificationBody: nullable('Who certifies; null without a certificate.', 'Sample Halal Board'),
  certificate: described(certificate.nullable(), 'The certificate, also when it has expired.'),
  services: described(z.array(z.string()).readonly(), 'What it offers, in a few words each.', ['Catering']),
  rating: described(z.string(), 'The mean of its reviews, 1 to 5; 0 while there are none.', '0'),
  totalReviews: described(z.number().int(), 'The number of its reviews.', 0),
  phoneNumber: nullable('Its telephone number.', '+44 20 7946 0000'),
  website: nullable('Its website.', 'https://example.org'),
  openingHours: nullable('Its hours, as in `opening_hours` of OpenStreetMap.', 'Mo-Sa 10:00-22:00'),
  opening: described(opening.nullable(), 'Whether it is open; null if its hours are not known.'),
  timeZone: nullable('Its time zone; null if its position is not known.', 'Europe/London'),
  coordinates: described(
    z
      .object({
        lat: described(z.number(), 'Latitude in decimal degrees.', 51.5074),
        lng: described(z.number(), 'Longitude in decimal degrees.', -0.1278),
      })
      .nullable(),
    'Its position, if it is known.',
  ),
  photo: described(
    z
      .object({
        url: described(z.string(), 'The path of the picture.', '/api/islamic-businesses/a/photo?version=0'),
        width: described(z.number().int(), 'The number of its pixels from side to side.', 1600),
        height: described(z.number().int(), 'The number of its pixels from top to bottom.', 1200),
      })
      .nullable(),
    'A photo, if it has one.',
  ),
  isSample: described(z.boolean(), 'Whether it is an invented example.'),
  source: described(z.enum(businessSources), 'Where the entry comes from.'),
  licence: nullable('The licence of the entry, if it has one of its own.', 'ODbL-1.0'),
  seoSlug: slug,
})

export type BusinessAnswer = z.output<typeof business>

const LONGEST_CITY = 100
const city = z.string().min(1).max(LONGEST_CITY, 'too_long').optional()
const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'not_a_country')
  .optional()

/** Three decimals are about 100 m; no caller needs to say more about a person. */
const near = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/, 'not_a_place')
  .transform((text, context) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
    context.addIssue({ code: 'custom', message: 'not_a_place' })
    return z.NEVER
  })

export const readBusinesses = endpoint({
  method: 'GET',
  path: '/api/islamic-businesses',
  anyOrigin: true,
  summary: 'Muslim and halal businesses with certificate, opening hours and rating, a page at a time',
  query: z.object({
    category: described(nameIn(businessCategories).optional(), 'Only businesses of this kind.', 'halal_food'),
    city: described(city, 'Only businesses in this city; case and marks don’t matter.', 'London'),
    country: described(country, 'Only businesses in this country (ISO 3166 alpha-2).', 'GB'),
    halalCertified: described(
      nameIn(['true']).optional(),
      'Only businesses whose halal certificate is valid today.',
      'true',
    ),
    near: described(
      near.optional(),
      'Sorts by distance from this place: latitude and longitude in decimal degrees, with at most three decimals.',
      '51.507,-0.128',
    ),
    ...pageQuery(BUSINESSES_PER_PAGE, 'names, descriptions, addresses, cities and services'),
  }),
  answer: z.object({
    businesses: described(z.array(business).readonly(), 'The businesses of this page.'),
    pagination,
  }),
})

export const readBusinessCities = endpoint({
  method: 'GET',
  path: '/api/islamic-businesses/cities',
  anyOrigin: true,
  summary: 'The cities with the most businesses, by name',
  answer: z.array(z.string()).readonly(),
})

export const readBusiness = endpoint({
  method: 'GET',
  path: '/api/islamic-businesses/{slug}',
  anyOrigin: true,
  summary: 'One business',
  params: z.object({
    slug: slug.meta({ ...slug.meta(), examples: undefined, example: 'sample-halal-kitchen' }),
  }),
  answer: business,
  errors: ['not_found'],
})

export const readBusinessPhoto = endpoint({
  method: 'GET',
  path: '/api/islamic-businesses/{slug}/photo',
  summary: 'The photo of a business: the bytes of a JPEG, PNG or WebP picture, or the requested range',
  params: z.object({ slug }),
  query: z.object({ version: described(z.string().max(64).optional(), 'The version of the photo.', '0') }),
  answer: z.unknown().describe('The bytes of the picture'),
  errors: ['not_found', 'range_not_satisfiable', 'files_unavailable'],
})
