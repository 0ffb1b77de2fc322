import { z } from 'zod'
import { madhabs, methodNames } from '#features/prayer/core/index.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import {
  civilDateAnswer,
  clockTime,
  latitude,
  longitude,
  nameIn,
  numberText,
} from '#shared/core/contract/fields.ts'
import { amenities } from './amenities.ts'
import { mosqueSources } from './mosque-source.ts'

/** Kilometres: the default (specification, section 9) and the maximum. */
const RADIUS = { usual: 10, most: 1000 } as const

const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const fiveTimes = Object.fromEntries(prayers.map((name) => [name, clockTime])) as Record<
  (typeof prayers)[number],
  typeof clockTime
>

const mosque = z.object({
  id: z.string(),
  /** In Latin letters where such a name is known; empty when the source has none. */
  name: z.string(),
  /** The local name when it differs. */
  nativeName: z.string().optional(),
  arabicName: z.string().optional(),
  /** One line, with the country in English. */
  address: z.string(),
  street: z.string().optional(),
  city: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().optional(),
  /** Kilometres, rounded to ten metres. */
  distance: z.number(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  timeZone: z.string(),
  /** The civil date of `prayerTimes` at the mosque. */
  date: civilDateAnswer,
  /** Calculated times in the mosque’s time zone: when a prayer begins, not when the mosque prays it. */
  prayerTimes: z.object(fiveTimes),
  /** When the mosque prays, if known; last right on `timesConfirmedOn`. */
  iqama: z.object(fiveTimes).partial().optional(),
  jumua: z.array(clockTime).readonly(),
  timesConfirmedOn: civilDateAnswer.optional(),
  amenities: z.array(z.enum(amenities)).readonly(),
  /** A telephone number. */
  contact: z.string().optional(),
  website: z.string().optional(),
  /** Whether this project or an administrator checked it. */
  verified: z.boolean(),
  source: z.enum(mosqueSources),
  licence: z.string(),
})

export type Mosque = z.output<typeof mosque>

const mosqueDetails = mosque.omit({ distance: true })

/** A mosque without a distance, because it was asked for by id. */
export type MosqueDetails = z.output<typeof mosqueDetails>

const id = z.string().regex(/^[\w-]{1,120}$/, 'not_an_id')
const choices = { method: nameIn(methodNames).optional(), madhab: nameIn(madhabs).optional() }

/** Lists the nearest mosques with today’s prayer times there. */
export const readMosques = endpoint({
  method: 'GET',
  path: '/api/mosques',
  anyOrigin: true,
  summary: 'Lists the nearest mosques to a place, at most 100, with today’s prayer times',
  query: z.object({
    latitude,
    longitude,
    radius: numberText({ min: 0.1, max: RADIUS.most }).default(RADIUS.usual),
    ...choices,
  }),
  answer: z.array(mosque),
})

export const readMosque = endpoint({
  method: 'GET',
  path: '/api/mosques/{id}',
  anyOrigin: true,
  summary: 'Reads a mosque by its id, with today’s prayer times there',
  params: z.object({ id }),
  query: z.object(choices),
  answer: mosqueDetails,
  errors: ['mosque_not_found'],
})

/** A trimmed text without control characters. */
const singleLine = (most: number) =>
  z
    .string()
    .max(most, 'too_long')
    .regex(/^[^\p{Cc}]*$/u, 'not_text')
    .trim()

const note = z
  .string()
  .max(1000, 'too_long')
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'not_text')
  .trim()

const details = {
  name: singleLine(120),
  address: singleLine(200),
  note,
}

/** Suggests a missing mosque or a correction, for people to review. */
export const suggestMosque = endpoint({
  method: 'POST',
  path: '/api/mosques/suggestions',
  summary: 'Suggests a mosque or a correction, to be reviewed by people',
  status: 201,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('new'),
      ...details,
      name: details.name.min(2, 'too_short'),
      address: details.address.min(2, 'too_short'),
      note: details.note.default(''),
      /** Its position, if the person knows it. */
      coordinates: z
        .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
        .optional(),
    }),
    z.object({
      kind: z.literal('correction'),
      mosqueId: id,
      note: details.note.min(2, 'too_short'),
    }),
  ]),
  answer: z.object({ id: z.string(), status: z.literal('pending') }),
  errors: ['mosque_not_found'],
})
