import type { Amenity } from '../core/amenities.ts'
import type { MosqueValues } from '../core/mosque-values.ts'

/** The fields that a source has. Administrators alone decide whether a mosque is verified. */
export type SourceValues = Omit<MosqueValues, 'isVerified' | 'latitude' | 'longitude'> & {
  readonly latitude: number
  readonly longitude: number
}

type Text = string | null | undefined

/** A mosque as its source or a row has it. */
interface Described {
  readonly name: string
  readonly nativeName?: Text
  readonly arabicName?: Text
  readonly street?: Text
  readonly city?: Text
  readonly country?: Text
  readonly latitude: number
  readonly longitude: number
  readonly amenities?: readonly string[] | undefined
  readonly jumua?: readonly string[] | undefined
  readonly timesConfirmedOn?: Text
  readonly contact?: Text
  readonly website?: Text
}

/** The values of a mosque with empty texts for what isn’t known, in a fixed order. */
export const sourceValuesOf = (mosque: Described): SourceValues => ({
  name: mosque.name,
  nativeName: mosque.nativeName ?? '',
  arabicName: mosque.arabicName ?? '',
  street: mosque.street ?? '',
  city: mosque.city ?? '',
  country: mosque.country ?? '',
  latitude: mosque.latitude,
  longitude: mosque.longitude,
  amenities: (mosque.amenities ?? []) as readonly Amenity[],
  jumua: mosque.jumua ?? [],
  timesConfirmedOn: mosque.timesConfirmedOn ?? '',
  contact: mosque.contact ?? '',
  website: mosque.website ?? '',
})

export const isSame = (a: SourceValues, b: SourceValues): boolean =>
  JSON.stringify(sourceValuesOf(a)) === JSON.stringify(sourceValuesOf(b))

/** The columns of values. */
export const columnsOf = (values: SourceValues) => ({
  name: values.name,
  nativeName: values.nativeName || null,
  arabicName: values.arabicName || null,
  street: values.street || null,
  city: values.city || null,
  country: values.country || null,
  latitude: values.latitude,
  longitude: values.longitude,
  amenities: [...values.amenities],
  jumua: [...values.jumua],
  timesConfirmedOn: values.timesConfirmedOn || null,
  contact: values.contact || null,
  website: values.website || null,
})
