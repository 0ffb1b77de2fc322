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

/** Kilometres: when not said (specification, section 9), and at most. */
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
  /** As people there call it, when that is another. */
  nativeName: z.string().optional(),
  arabicName: z.string().optional(),
  /** In one line, in English where it names a country. */
  address: z.string(),
  street: z.string().optional(),
  city: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().optional(),
  /** Kilometres, to ten metres. */
  distance: z.number(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  timeZone: z.string(),
  /** The day of `prayerTimes` at the mosque. */
  date: civilDateAnswer,
  /** Calculated, on the mosque's own clock: when a prayer begins, not when the mosque prays it. */
  prayerTimes: z.object(fiveTimes),
  /** When the mosque itself prays, where somebody said so; both were last right on `timesConfirmedOn`. */
  iqama: z.object(fiveTimes).partial().optional(),
  jumua: z.array(clockTime).readonly(),
  timesConfirmedOn: civilDateAnswer.optional(),
  amenities: z.array(z.enum(amenities)).readonly(),
  /** A telephone number. */
  contact: z.string().optional(),
  website: z.string().optional(),
  /** Somebody of this project or its administrators looked at it. */
  verified: z.boolean(),
  source: z.enum(mosqueSources),
  licence: z.string(),
})

export type Mosque = z.output<typeof mosque>

const mosqueAlone = mosque.omit({ distance: true })

/** A mosque that nobody asked for from anywhere. */
export type MosqueAlone = z.output<typeof mosqueAlone>

const id = z.string().regex(/^[\w-]{1,120}$/, 'not_an_id')
const choices = { method: nameIn(methodNames).optional(), madhab: nameIn(madhabs).optional() }

/** The nearest mosques around a place, 100 at most, with the prayer times of today there. */
export const readMosques = endpoint({
  method: 'GET',
  path: '/api/mosques',
  summary: 'The nearest mosques around a place, at most 100, with today’s prayer times',
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
  summary: 'One mosque by its id, with today’s prayer times there.',
  params: z.object({ id }),
  query: z.object(choices),
  answer: mosqueAlone,
  errors: ['mosque_not_found'],
})

/** Text of one line or more, without control characters, trimmed. */
const written = (most: number) =>
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
  name: written(120),
  address: written(200),
  note,
}

/** A mosque that is missing, or what is wrong with one that is there. Kept for somebody to look at. */
export const suggestMosque = endpoint({
  method: 'POST',
  path: '/api/mosques/suggestions',
  summary: 'Suggest a mosque or a correction, to be looked at by people',
  status: 201,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('new'),
      ...details,
      name: details.name.min(2, 'too_short'),
      address: details.address.min(2, 'too_short'),
      note: details.note.default(''),
      /** Where it stands, when the person knows. */
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
