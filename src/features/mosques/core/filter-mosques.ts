import { foldPlaceName } from '#features/location/core/index.ts'
import type { Amenity } from './amenities.ts'
import type { Mosque } from './mosques.contract.ts'

export interface MosqueFilters {
  /** Part of a name or an address. */
  readonly text: string
  readonly amenities: readonly Amenity[]
  readonly verifiedOnly: boolean
}

type Filtered = Pick<Mosque, 'name' | 'nativeName' | 'arabicName' | 'address' | 'amenities' | 'verified'>

/**
 * The matching mosques in their order. Text is compared ignoring case, accents and interchangeable Arabic
 * spellings; every typed word must appear in a name or the address.
 */
export function filterMosques<M extends Filtered>(
  mosques: readonly M[],
  { text, amenities, verifiedOnly }: MosqueFilters,
): M[] {
  const words = foldPlaceName(text).split(' ').filter(Boolean)
  return mosques.filter(
    (mosque) =>
      (!verifiedOnly || mosque.verified) &&
      amenities.every((amenity) => mosque.amenities.includes(amenity)) &&
      words.every((word) => searched(mosque).some((part) => part.includes(word))),
  )
}

const searched = ({ name, nativeName, arabicName, address }: Filtered) =>
  [name, nativeName, arabicName, address].map((part) => foldPlaceName(part ?? ''))
