import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import type { MosqueValues } from '../../core/mosque-values.ts'
import type { createMosque, ListedMosque } from '../../core/mosques-admin.contract.ts'

/** The values of a mosque for its editor. */
export const valuesIn = (mosque: ListedMosque): MosqueValues => ({
  name: mosque.name,
  nativeName: mosque.nativeName ?? '',
  arabicName: mosque.arabicName ?? '',
  street: mosque.street ?? '',
  city: mosque.city ?? '',
  country: mosque.country ?? '',
  latitude: mosque.latitude,
  longitude: mosque.longitude,
  amenities: mosque.amenities,
  jumua: mosque.jumua,
  timesConfirmedOn: mosque.timesConfirmedOn ?? '',
  contact: mosque.contact ?? '',
  website: mosque.website ?? '',
  isVerified: mosque.isVerified,
})

/** The values for the server. Throws if no place is chosen, which the editor checks first. */
export function placedValues(values: MosqueValues): BodyInput<typeof createMosque> {
  const { latitude, longitude, amenities, jumua, ...rest } = values
  if (latitude === null || longitude === null) throw new Error('A mosque needs a place.')
  return { ...rest, latitude, longitude, amenities: [...amenities], jumua: [...jumua] }
}
