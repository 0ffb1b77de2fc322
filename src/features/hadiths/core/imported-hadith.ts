import type { NumberScheme } from './collection-names.ts'
import type { HadithGrade } from './hadith.ts'

/** The format of an imported file. */
export const importFormats = ['hadith-json', 'hadith-json-chapters', 'hadith-api'] as const
export type ImportFormat = (typeof importFormats)[number]

/** A grade in its source’s words, with the scholar. */
export interface ImportedGrade {
  readonly grade: string
  readonly grader: string
}

/** A hadith of an imported collection. */
export interface ImportedHadith {
  /** The collection and the number in addresses: `muslim/8a`. */
  readonly id: string
  readonly collection: string
  readonly number: string
  readonly scheme: NumberScheme
  readonly otherNumbers: readonly { readonly scheme: NumberScheme; readonly number: string }[]
  /** The number of its chapter. */
  readonly chapter: string
  /** In English, if the text names one; otherwise empty. */
  readonly narrator: string
  /** Exactly as in the file; empty if that has none. */
  readonly arabic: string
  /** The English text of the file, without the narrator; empty if that has none. */
  readonly translation: string
  readonly grades: readonly ImportedGrade[]
}

export interface HadithChapter {
  readonly number: string
  readonly name: string
  readonly nameArabic: string
}

/** The kind of a grade in a source’s words; `undefined` for words that belong to none. */
export function gradeKind(grade: string): HadithGrade | undefined {
  const words = grade.toLowerCase().replaceAll(/['’‘ʿʾ`]/g, '')
  if (/daif|daeef|weak|munkar|shadh|mawdu|maudu|batil|fabricated/.test(words)) return 'daif'
  if (/hasan|good/.test(words)) return 'hasan'
  return /sahih|saheeh|authentic/.test(words) ? 'sahih' : undefined
}
