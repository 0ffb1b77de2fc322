import {
  type AddressScheme,
  defaultRecitationHosts,
  type RecitationHosts,
  type Reciter,
  reciters,
} from './reciters.ts'
import { type VersePlace, verseNumber } from './verse-counts.ts'

/** A folder with a reciter's recordings, without a trailing slash, and the naming scheme of its files. */
export interface RecitationSource {
  readonly scheme: AddressScheme
  readonly base: string
}

/** The folders with a reciter's recordings, the preferred first. */
export function recitationSources(
  { folders }: Reciter,
  hosts: RecitationHosts = defaultRecitationHosts,
): readonly RecitationSource[] {
  return Object.entries(folders).map(([name, folder]) => {
    const scheme = name as AddressScheme
    return { scheme, base: `${hosts[scheme].replace(/\/+$/, '')}/${folder}` }
  })
}

/** The address of a verse's MP3 at `source`. Throws `RangeError` for an unknown verse. */
export function recitationAddress(place: VersePlace, { scheme, base }: RecitationSource): string {
  const number = verseNumber(place)
  return `${base}/${scheme === 'verse-number' ? number : recordingFileName(place)}.mp3`
}

/** A verse's file name without extension: `002255`. */
export function recordingFileName({ surah, verse }: VersePlace): string {
  return `${String(surah).padStart(3, '0')}${String(verse).padStart(3, '0')}`
}

/** The address of a verse by the default reciter, for the API's `audioUrl`. Throws `RangeError` for an unknown verse. */
export function verseAudioUrl(place: VersePlace, hosts: RecitationHosts = defaultRecitationHosts): string {
  const [source] = recitationSources(reciters[0], hosts)
  if (!source) throw new RangeError('The reciter has no recordings.')
  return recitationAddress(place, source)
}
