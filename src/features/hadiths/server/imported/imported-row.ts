import { searchTextOf } from '#shared/core/directory/search-text.ts'
import { knownCollections, placeOfCollection } from '../../core/collection-names.ts'
import type { ImportedHadith } from '../../core/imported-hadith.ts'
import type { importedHadiths } from './imported-hadiths.table.ts'

const HUNDREDTHS = 100
const DIGITS = 9

/** The row of an imported hadith. Its keys are references: collection and number, with and without the wording. */
export function importedRow(hadith: ImportedHadith): typeof importedHadiths.$inferInsert {
  const { id, collection, chapter, narrator, translation, arabic } = hadith
  const { name, nameArabic } = knownCollections[collection] ?? {}
  return {
    slug: id,
    sortKey: `${String(placeOfCollection(collection)).padStart(2, '0')}-${collection}-${orderOf(hadith)}-${id}`,
    entry: hadith,
    searchText: searchTextOf([narrator, translation, arabic, name, nameArabic]),
    keys: keysOf(hadith),
    collection,
    chapter: `${collection}/${chapter}`,
  }
}

/** The order of the file, which is that of the edition’s own numbers or of the chapters. */
function orderOf({ number, otherNumbers, scheme, chapter }: ImportedHadith): string {
  const own = otherNumbers.find((each) => each.scheme === 'edition')?.number ?? number
  if (scheme !== 'in-book') return String(Math.round(Number(own) * HUNDREDTHS)).padStart(DIGITS, '0')
  const [, place = ''] = number.split('/')
  return [chapter, place].map((each) => each.padStart(DIGITS, '0')).join('-')
}

/** Only the usual numbers where there are such, because the edition’s own ones would name other hadiths. */
function keysOf({ collection, number, otherNumbers }: ImportedHadith): string[] {
  const inBook = otherNumbers.find(({ scheme }) => scheme === 'in-book')?.number
  const numbers = [number, number.replace(/[a-z.].*$/, ''), ...(inBook ? [inBook] : [])]
  return [...new Set(numbers)].filter(Boolean).map((each) => `${collection} ${each}`)
}
