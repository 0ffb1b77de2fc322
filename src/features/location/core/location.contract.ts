import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { languageText, latitude, longitude, numberText } from '#shared/core/contract/fields.ts'

/** Cities that one search answers: when not said, and at most. */
const CITY_LIMIT = { usual: 10, most: 50 } as const

/** What was typed: 2 to 100 characters, none of them a control character. */
const typedName = z
  .string()
  .max(100, 'too_long')
  .regex(/^\P{Cc}*$/u, 'not_text')
  .trim()
  .refine((text) => [...text].length >= 2, 'too_short')

const city = z.object({
  /** Number in GeoNames; stable across releases. */
  id: z.number().int(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** English. */
  countryName: z.string(),
  /** State or province, for the countries where it is known. */
  region: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** 0 when unknown. */
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
  /** City, or the coordinates as text when nothing better is known (`source` says which). */
  city: z.string(),
  country: z.string().optional(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: z.string().optional(),
  region: z.string().optional(),
  timeZone: z.string(),
  /** Where the name comes from. */
  source: z.enum(['service', 'backup', 'nearest_city', 'coordinates', 'kochi']),
  /** Kilometres to the named city's centre; given with `nearest_city`. */
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
