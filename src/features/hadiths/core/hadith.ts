/** The six books, in the order of the list. */
export const hadithCollections = ['bukhari', 'muslim', 'abu-dawud', 'tirmidhi', 'nasai', 'ibn-majah'] as const
export type HadithCollection = (typeof hadithCollections)[number]

export const hadithThemes = ['prayer', 'charity', 'intention', 'behavior', 'family', 'knowledge'] as const
export type HadithTheme = (typeof hadithThemes)[number]

export const hadithGrades = ['sahih', 'hasan', 'daif'] as const
export type HadithGrade = (typeof hadithGrades)[number]

/** As specified. */
export const HADITHS_PER_PAGE = 50

/** A hadith as `content/hadiths` has it. */
export interface Hadith {
  /** The collection and the number: `bukhari-1`. */
  readonly id: string
  readonly collection: HadithCollection
  readonly number: number
  /** The edition whose numbers these are. */
  readonly numberingScheme: string
  readonly otherNumbers: readonly { readonly scheme: string; readonly number: number | string }[]
  /** The book within the collection. */
  readonly book: string
  readonly bookArabic: string
  readonly narrator: string
  readonly narratorArabic: string
  readonly arabic: string
  readonly translation: string
  readonly theme: HadithTheme
  readonly keywords: readonly string[]
  readonly keywordsArabic: readonly string[]
  readonly grade: HadithGrade
  readonly grader: string
  /** The number in an-Nawawi’s forty. */
  readonly nawawi: number | null
  /** The published copies with which it was compared. */
  readonly checkedAgainst: readonly string[]
}

/** Collections whose hadiths are authentic by being there, so that no other scholar grades them. */
export const isGradedByItsBook = (collection: string): boolean =>
  collection === 'bukhari' || collection === 'muslim'

/** Whether a hadith is accepted: by its collection, or graded sahih or hasan. */
export const isAuthentic = ({ collection, grade }: Pick<Hadith, 'collection' | 'grade'>): boolean =>
  isGradedByItsBook(collection) || grade !== 'daif'
