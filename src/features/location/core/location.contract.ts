import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, languageText, latitude, longitude, numberText } from '#shared/core/contract/fields.ts'

/** The number of cities in an answer: by default, and at most. */
const CITY_LIMIT = { usual: 10, most: 50 } as const

/** The search text: 2 to 100 characters without control characters. */
const typedName = z
  .string()
  .max(100, 'too_long')
  .regex(/^\P{Cc}*$/u, 'not_text')
  .trim()
  .refine((text) => [...text].length >= 2, 'too_short')

const timeZone = described(z.string(), 'The IANA time zone.', 'Europe/London')
const region = described(
  z.string().optional(),
  'The state or province, for the countries where it is known.',
  'England',
)

const city = z.object({
  id: described(z.number().int(), 'The number in GeoNames, stable across releases.', 2643743),
  name: described(z.string(), 'The city’s name in Latin letters.', 'London'),
  country: described(z.string(), 'The country (ISO 3166-1 alpha-2).', 'GB'),
  countryName: described(z.string(), 'The country’s English name.', 'United Kingdom'),
  region,
  latitude: described(z.number(), 'Decimal degrees, north positive.', 51.5085),
  longitude: described(z.number(), 'Decimal degrees, east positive.', -0.1257),
  timeZone,
  population: described(z.number().int(), 'The number of people; 0 when unknown.', 8961989),
})

export type City = z.output<typeof city>

export const searchCities = endpoint({
  method: 'GET',
  path: '/api/cities',
  anyOrigin: true,
  summary: 'Cities whose name begins with what was typed, biggest first.',
  query: z.object({
    q: described(typedName, 'The beginning of the name, 2 to 100 characters.', 'London'),
    limit: described(
      numberText({ min: 1, max: CITY_LIMIT.most, integer: true }).default(CITY_LIMIT.usual),
      `The number of cities at most. Default: ${CITY_LIMIT.usual}.`,
      5,
    ),
  }),
  answer: z.array(city),
})

const place = z.object({
  city: described(
    z.string(),
    'The city, or the coordinates as text if no name is known (see `source`).',
    'London',
  ),
  country: described(z.string().optional(), 'The country’s name.', 'United Kingdom'),
  countryCode: described(z.string().optional(), 'The country (ISO 3166-1 alpha-2, upper case).', 'GB'),
  region,
  timeZone,
  source: described(
    z.enum(['service', 'backup', 'nearest_city', 'coordinates', 'kochi']),
    'The origin of the name: the operator’s geocoder or its backup, the nearest city, the coordinates, or Kochi’s outline.',
  ),
  distanceKm: described(
    z.number().optional(),
    'Kilometres to the named city’s centre, with `nearest_city`.',
    3.2,
  ),
})

export type NamedPlace = z.output<typeof place>

export const readPlace = endpoint({
  method: 'GET',
  path: '/api/places/reverse',
  anyOrigin: true,
  summary: 'What a place is called, and its time zone.',
  query: z.object({
    latitude,
    longitude,
    language: described(languageText.optional(), 'The language of the names. Default: English.', 'en'),
  }),
  answer: place,
})
