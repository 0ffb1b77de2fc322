import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { languageText, latitude, longitude, numberText } from '#shared/core/contract/fields.ts'

/** The number of cities in an answer: by default, and at most. */
const CITY_LIMIT = { usual: 10, most: 50 } as const

/** The search text: 2 to 100 characters without control characters. */
const typedName = z
  .string()
  .max(100, 'too_long')
  .regex(/^\P{Cc}*$/u, 'not_text')
  .trim()
  .refine((text) => [...text].length >= 2, 'too_short')

const city = z.object({
  /** The GeoNames id; stable across releases. */
  id: z.number().int(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** The English name. */
  countryName: z.string(),
  /** The state or province, for countries where it is known. */
  region: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** 0 if unknown. */
  population: z.number().int(),
})

export type City = z.output<typeof city>

export const searchCities = endpoint({
  method: 'GET',
  path: '/api/cities',
  anyOrigin: true,
  summary: 'Cities whose name begins with what was typed, biggest first.',
  query: z.object({
    q: typedName,
    limit: numberText({ min: 1, max: CITY_LIMIT.most, integer: true }).default(CITY_LIMIT.usual),
  }),
  answer: z.array(city),
})

const place = z.object({
  /** The city, or the coordinates as text if no name is known (see `source`). */
  city: z.string(),
  country: z.string().optional(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: z.string().optional(),
  region: z.string().optional(),
  timeZone: z.string(),
  /** The origin of the name. */
  source: z.enum(['service', 'backup', 'nearest_city', 'coordinates', 'kochi']),
  /** Kilometres to the centre of the named city; only with `nearest_city`. */
  distanceKm: z.number().optional(),
})

export type NamedPlace = z.output<typeof place>

export const readPlace = endpoint({
  method: 'GET',
  path: '/api/places/reverse',
  anyOrigin: true,
  summary: 'What a place is called, and its time zone.',
  query: z.object({ latitude, longitude, language: languageText.optional() }),
  answer: place,
})
