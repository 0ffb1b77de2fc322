import { filledLines } from '#shared/core/filled-lines.ts'
import { type Grader, graders } from '#shared/core/source.ts'
import { editions, knownCollections, usualScheme } from './collection-names.ts'
import { type Hadith, isGradedByItsBook } from './hadith.ts'

/** The fields that an editor writes as they are stored. */
type SameFields =
  | ('collection' | 'book' | 'bookArabic' | 'narrator' | 'narratorArabic' | 'arabic' | 'translation')
  | ('theme' | 'keywords' | 'keywordsArabic' | 'grade' | 'nawawi' | 'checkedAgainst')

/** A hadith as an editor writes it. Empty lines of lists don’t count. */
export interface HadithValues extends Pick<Hadith, SameFields> {
  /** In the usual scheme of the collection; 0 while none is written. */
  readonly number: number
  /** The letter of a further wording of the number, such as `c`. */
  readonly wording: string
  readonly otherNumbers: readonly { readonly scheme: string; readonly number: string }[]
  /** Only outside al-Bukhari and Muslim. */
  readonly grader: Grader | null
  readonly isPublished: boolean
}

/** In UTF-16 units, and the numbers of items. */
export const HADITH_LENGTHS = { line: 300, text: 10_000, items: 30 } as const

export const newHadith: HadithValues = {
  collection: 'bukhari',
  number: 0,
  wording: '',
  otherNumbers: [],
  book: '',
  bookArabic: '',
  narrator: '',
  narratorArabic: '',
  arabic: '',
  translation: '',
  theme: 'prayer',
  keywords: [],
  keywordsArabic: [],
  grade: 'sahih',
  grader: null,
  nawawi: null,
  checkedAgainst: [],
  isPublished: false,
}

/** The end of a hadith’s address: `bukhari-1`, or `muslim-2564c` for a further wording. */
export const hadithId = ({
  collection,
  number,
  wording,
}: Pick<HadithValues, 'collection' | 'number' | 'wording'>) => `${collection}-${number}${wording}`

/** What an editor wrote as a hadith; fields that editors don’t see stay as they are `stored`. */
export function hadithFrom(values: HadithValues, stored?: Hadith): Hadith {
  const { wording: _, isPublished: __, grader, ...fields } = values
  const { collection } = values
  return {
    ...stored,
    ...fields,
    id: hadithId(values),
    numberingScheme: editions[usualScheme(collection)] ?? '',
    grader: isGradedByItsBook(collection) ? `in ${knownCollections[collection]?.name}` : (grader ?? ''),
    keywords: filledLines(values.keywords),
    keywordsArabic: filledLines(values.keywordsArabic),
    checkedAgainst: filledLines(values.checkedAgainst),
  }
}

/** A stored hadith as an editor writes it. */
export function valuesOfHadith(entry: Hadith, isPublished: boolean): HadithValues {
  const { id, collection, number, otherNumbers, grader } = entry
  return {
    collection,
    number,
    wording: id.slice(`${collection}-${number}`.length),
    otherNumbers: otherNumbers.map((other) => ({ scheme: other.scheme, number: String(other.number) })),
    book: entry.book,
    bookArabic: entry.bookArabic,
    narrator: entry.narrator,
    narratorArabic: entry.narratorArabic,
    arabic: entry.arabic,
    translation: entry.translation,
    theme: entry.theme,
    keywords: entry.keywords,
    keywordsArabic: entry.keywordsArabic,
    grade: entry.grade,
    grader: graders.find((name) => name === grader) ?? null,
    nawawi: entry.nawawi,
    checkedAgainst: entry.checkedAgainst,
    isPublished,
  }
}
