import { type VersePlace, verseNumber } from './verse-counts.ts'

/** The one origin that recitations come from; the pages' security policy names it. */
export const RECITATION_ORIGIN = 'https://everyayah.com'

/** Reciters of single verses, by the folder that holds them at {@link RECITATION_ORIGIN}. */
export const reciters = [
  { id: 'alafasy', name: 'Mishary Rashid Alafasy', folder: 'Alafasy_128kbps' },
  { id: 'husary', name: 'Mahmoud Khalil Al-Husary', folder: 'Husary_128kbps' },
  { id: 'abdul-basit', name: 'Abdul Basit Abdul Samad', folder: 'Abdul_Basit_Murattal_192kbps' },
  { id: 'minshawi', name: 'Mohamed Siddiq Al-Minshawi', folder: 'Minshawy_Murattal_128kbps' },
] as const

export type ReciterId = (typeof reciters)[number]['id']

/** Address of a verse's recitation (MP3). Throws `RangeError` when there is no such verse. */
export function verseAudioUrl(place: VersePlace, reciter: ReciterId = 'alafasy'): string {
  verseNumber(place)
  const folder = (reciters.find(({ id }) => id === reciter) ?? reciters[0]).folder
  const file = [place.surah, place.verse].map((part) => String(part).padStart(3, '0')).join('')
  return `${RECITATION_ORIGIN}/data/${folder}/${file}.mp3`
}
