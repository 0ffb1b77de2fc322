import { z } from 'zod'
import { madhabs, methodNames } from '#features/prayer/core/index.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import {
  civilDateAnswer,
  clockTime,
  described,
  latitude,
  linesText,
  lineText,
  longitude,
  nameIn,
  numberText,
} from '#shared/core/contract/fields.ts'
import { amenities } from './amenities.ts'
import { mosqueSources } from './mosque-source.ts'

/** Kilometres: the default (specification, section 9) and the maximum. */
const RADIUS = { usual: 10, most: 1000 } as const

const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const fiveTimes = (about: string) =>
  Object.fromEntries(
    prayers.map((name) => [
      name,
      described(clockTime, `${about} ${name}, at \`HH:MM\` in \`timeZone\`.`, '13:15'),
    ]),
  ) as Record<(typeof prayers)[number], typeof clockTime>

const mosque = z.object({
  id: described(z.string(), 'The mosque’s id, for `/api/mosques/{id}`.', 'masjid-al-haram-makkah'),
  name: described(
    z.string(),
    'The name, in Latin letters where one is known; empty where the source has none.',
    'Masjid al-Haram',
  ),
  nativeName: described(z.string().optional(), 'The local name where it differs.', 'المسجد الحرام'),
  arabicName: described(z.string().optional(), 'The Arabic name.', 'المسجد الحرام'),
  address: described(
    z.string(),
    'The address in one line, with the country in English.',
    'Makkah, Saudi Arabia',
  ),
  street: described(z.string().optional(), 'The street with its number.', 'King Abdul Aziz Road'),
  city: described(z.string().optional(), 'The city.', 'Makkah'),
  country: described(z.string().optional(), 'The country (ISO 3166-1 alpha-2).', 'SA'),
  distance: described(z.number(), 'Kilometres from the place, rounded to ten metres.', 1.24),
  coordinates: described(
    z.object({
      lat: described(z.number(), 'Decimal degrees, north positive.', 21.4225),
      lng: described(z.number(), 'Decimal degrees, east positive.', 39.8262),
    }),
    'Where it is.',
  ),
  timeZone: described(z.string(), 'The IANA time zone.', 'Asia/Riyadh'),
  date: described(civilDateAnswer, 'The civil date of `prayerTimes` at the mosque.', '2026-11-23'),
  prayerTimes: described(
    z.object(fiveTimes('The beginning of')),
    'Calculated times: when a prayer begins, not when the mosque prays it.',
  ),
  iqama: described(
    z.object(fiveTimes('When the mosque prays')).partial().optional(),
    'When the mosque prays, if known; last right on `timesConfirmedOn`.',
  ),
  jumua: described(
    z.array(described(clockTime, 'A Friday prayer, at `HH:MM`.', '13:15')).readonly(),
    'The Friday prayers, if known, at `HH:MM` in `timeZone`.',
  ),
  timesConfirmedOn: described(
    civilDateAnswer.optional(),
    'The day on which its own times were last confirmed.',
    '2026-10-01',
  ),
  amenities: described(z.array(z.enum(amenities)).readonly(), 'Amenities that the source records.'),
  contact: described(z.string().optional(), 'A telephone number.', '+966 12 555 0100'),
  website: described(z.string().optional(), 'The mosque’s own page.', 'https://mosque.example'),
  verified: described(z.boolean(), 'Whether this project or an administrator checked it.'),
  source: described(z.enum(mosqueSources), 'Where the data comes from.'),
  licence: described(z.string(), 'The licence of the data (SPDX).', 'ODbL-1.0'),
})

export type Mosque = z.output<typeof mosque>

const mosqueDetails = mosque.omit({ distance: true })

/** A mosque without a distance, because it was asked for by id. */
export type MosqueDetails = z.output<typeof mosqueDetails>

const id = described(
  z.string().regex(/^[\w-]{1,120}$/, 'not_an_id'),
  'The mosque’s id from a list of mosques.',
  'masjid-al-haram-makkah',
)
const choices = {
  method: described(
    nameIn(methodNames).optional(),
    'The convention of the prayer times. Default: the country’s convention.',
    'UmmAlQura',
  ),
  madhab: described(
    nameIn(madhabs).optional(),
    'The school for Asr. Default: the custom of the country.',
    'shafi',
  ),
}

/** Lists the nearest mosques with today’s prayer times there. */
export const readMosques = endpoint({
  method: 'GET',
  path: '/api/mosques',
  anyOrigin: true,
  summary: 'Lists the nearest mosques to a place, at most 100, with today’s prayer times',
  query: z.object({
    latitude,
    longitude,
    radius: described(
      numberText({ min: 0.1, max: RADIUS.most }).default(RADIUS.usual),
      `Kilometres around the place. Default: ${RADIUS.usual}.`,
      5,
    ),
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

const details = {
  name: lineText(120),
  address: lineText(200),
  note: linesText(1000),
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
