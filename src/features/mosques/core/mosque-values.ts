import { parseCivilDate } from '#shared/core/civil-date.ts'
import { CLOCK_TIME } from '#shared/core/clock-time.ts'
import { countryCodes } from '#shared/core/country-codes.ts'
import type { Amenity } from './amenities.ts'

/** What can be done to several mosques at once. */
export const mosqueActions = ['verify', 'unverify', 'takeSource', 'delete', 'restore'] as const
export type MosqueAction = (typeof mosqueActions)[number]

/** What a list can be limited to besides the usual mosques, which weren’t deleted. */
export const mosqueStates = ['edited', 'deleted'] as const
export type MosqueState = (typeof mosqueStates)[number]

export const MOSQUE_LENGTHS = { name: 200, street: 200, city: 200, contact: 200, website: 300 } as const
/** The most Friday prayers of a mosque. */
const MOST_JUMUA = 6

/** What an editor changes. Texts that aren’t known are empty. */
export interface MosqueValues {
  readonly name: string
  readonly nativeName: string
  readonly arabicName: string
  readonly street: string
  readonly city: string
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string
  /** `null` until a place is chosen. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly amenities: readonly Amenity[]
  /** `HH:MM` of the Friday prayers. */
  readonly jumua: readonly string[]
  /** `YYYY-MM-DD`, or empty. */
  readonly timesConfirmedOn: string
  readonly contact: string
  readonly website: string
  readonly isVerified: boolean
}

export const newMosque: MosqueValues = {
  name: '',
  nativeName: '',
  arabicName: '',
  street: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
  amenities: [],
  jumua: [],
  timesConfirmedOn: '',
  contact: '',
  website: '',
  isVerified: false,
}

/** Why a field can’t be saved. */
export type MosqueTrouble =
  | 'missing'
  | 'too_long'
  | 'out_of_range'
  | 'unknown_country'
  | 'not_a_time'
  | 'not_a_date'
  | 'date_missing'
  | 'not_a_website'

type Troubles = Partial<Record<keyof MosqueValues, MosqueTrouble>>

const lengths: Readonly<Partial<Record<keyof MosqueValues, number>>> = {
  ...MOSQUE_LENGTHS,
  nativeName: MOSQUE_LENGTHS.name,
  arabicName: MOSQUE_LENGTHS.name,
}

/** What is wrong with a mosque, by field; empty when it can be saved. */
export function mosqueTroubles(values: MosqueValues): Troubles {
  const { name, country, website } = values
  const long = Object.entries(lengths).filter(
    ([field, most]) => String(values[field as keyof MosqueValues]).trim().length > most,
  )
  return {
    ...Object.fromEntries(long.map(([field]) => [field, 'too_long' as const])),
    ...(name.trim() === '' && { name: 'missing' as const }),
    ...(country !== '' && !countryCodes.includes(country) && { country: 'unknown_country' as const }),
    ...(website.trim() !== '' && !isWebsite(website.trim()) && { website: 'not_a_website' as const }),
    ...degreesTrouble('latitude', values.latitude, 90),
    ...degreesTrouble('longitude', values.longitude, 180),
    ...timesTroubles(values),
  }
}

function degreesTrouble(field: 'latitude' | 'longitude', degrees: number | null, most: number): Troubles {
  if (degrees === null) return { [field]: 'missing' }
  return Math.abs(degrees) <= most ? {} : { [field]: 'out_of_range' }
}

/** Times of Friday prayers are shown with the day on which they were right, so they need one. */
function timesTroubles({ jumua, timesConfirmedOn }: MosqueValues): Troubles {
  if (jumua.length > MOST_JUMUA || jumua.some((time) => !CLOCK_TIME.test(time.trim())))
    return { jumua: 'not_a_time' }
  if (timesConfirmedOn !== '' && !parseCivilDate(timesConfirmedOn)) return { timesConfirmedOn: 'not_a_date' }
  return jumua.length > 0 && timesConfirmedOn === '' ? { timesConfirmedOn: 'date_missing' } : {}
}

/** Only these may become a link on the public page. */
const isWebsite = (text: string) => /^https?:\/\/[^\s/<>"]+\.[^\s<>"]+$/i.test(text)
