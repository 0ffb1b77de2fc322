import type { Source } from '#shared/core/source.ts'
import { formatSource } from '#shared/web/sources/format-source.ts'

/** The Quran and the collections of hadiths, as the sources of bearers name them. */
const books: Readonly<Record<string, Source['book']>> = {
  Quran: 'quran',
  'Sahih al-Bukhari': 'bukhari',
  'Sahih Muslim': 'muslim',
  'Sunan Abi Dawud': 'abu-dawud',
}

/** A source in the page’s language if it is a verse or a hadith; titles of other works stay as they are. */
export function bearerSource(source: string): string {
  const [, title = '', number = ''] = /^(.+?) (\d+(?::\d+)?)$/.exec(source) ?? []
  const book = books[title]
  return book ? formatSource({ book, number }) : source
}
