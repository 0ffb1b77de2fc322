/** The collections that a wording or a number is quoted from. */
export const books = [
  'quran',
  'bukhari',
  'muslim',
  'abu-dawud',
  'tirmidhi',
  'nasai',
  'nasai-kubra',
  'ibn-majah',
  'ahmad',
  'ibn-hibban',
  'malik',
  'adab-mufrad',
] as const
export type Book = (typeof books)[number]

/** The scholars whose grades are quoted; `sources.json` has their names. */
export const graders = [
  'al-Albani',
  'at-Tirmidhi',
  'Zubair Ali Zai',
  'Shuʿayb al-Arnaʾut',
  'Ahmad Muhammad Shakir',
  'Ibn Hajar',
  'Diyaʾ ar-Rahman al-Aʿzami',
] as const
export type Grader = (typeof graders)[number]

/** Where a wording or a count is handed down. */
export interface Source {
  readonly book: Book
  /** In the book’s common numbering; surah and verse of the Quran. */
  readonly number: number | string
  /** What this source alone gives, where another gives the rest. */
  readonly gives?: 'count' | 'wording' | undefined
  /** For collections that are not sahih throughout. */
  readonly grade?: string | undefined
  readonly gradedBy?: string | undefined
}
