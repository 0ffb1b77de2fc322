import {
  type AddressScheme,
  type RecitationHosts,
  type Reciter,
  reciters,
  usualRecitationHosts,
} from './reciters.ts'
import { type VersePlace, verseNumber } from './verse-counts.ts'

/** One place where a reciter's recordings are: an address without a slash at its end, and how files are named there. */
export interface RecitationSource {
  readonly scheme: AddressScheme
  readonly base: string
}

/** Where `reciter` can be heard, the best place first. */
export function recitationSources(
  { folders }: Reciter,
  hosts: RecitationHosts = usualRecitationHosts,
): readonly RecitationSource[] {
  return Object.entries(folders).map(([name, folder]) => {
    const scheme = name as AddressScheme
    return { scheme, base: `${hosts[scheme].replace(/\/+$/, '')}/${folder}` }
  })
}

/** Address of a verse's recording (MP3) at `source`. Throws `RangeError` when there is no such verse. */
export function recitationAddress(place: VersePlace, { scheme, base }: RecitationSource): string {
  const number = verseNumber(place)
  return `${base}/${scheme === 'verse-number' ? number : recordingName(place)}.mp3`
}

/** A verse as files are named after it: `002255`. */
export function recordingName({ surah, verse }: VersePlace): string {
  return `${String(surah).padStart(3, '0')}${String(verse).padStart(3, '0')}`
}

/** Address of a verse by the usual reciter, for the API's `audioUrl`. Throws `RangeError` when there is no such verse. */
export function verseAudioUrl(place: VersePlace, hosts: RecitationHosts = usualRecitationHosts): string {
  const [source] = recitationSources(reciters[0], hosts)
  if (!source) throw new RangeError('The reciter has no place.')
  return recitationAddress(place, source)
}
