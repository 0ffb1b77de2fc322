import type { TajweedRule } from '#features/quran/core/index.ts'
import type { Source } from '#shared/core/source.ts'

/** As specified. */
export const lessonCategories = ['basics', 'surahs', 'duas', 'tajweed'] as const
export type LessonCategory = (typeof lessonCategories)[number]

/** As specified. */
export const lessonLevels = ['beginner', 'intermediate', 'advanced'] as const
export type LessonLevel = (typeof lessonLevels)[number]

/** The parts of the path, in its order. */
export const lessonUnits = ['letters', 'vowels', 'surahs', 'prayer', 'tajweed'] as const
export type LessonUnit = (typeof lessonUnits)[number]

export const lessonSchools = ['hanafi', 'maliki', 'shafii', 'hanbali'] as const

/** A text of the content, which is in English and Arabic. */
export type LessonText = Readonly<Record<'en' | 'ar', string>>

/** A verse or hadith, or a work that is named by its title. */
export type LessonSource = Source | { readonly book: 'work'; readonly title: LessonText }

/** A verse as the Quran content has it. */
export interface LessonVerse {
  /** `112:1` */
  readonly verse: string
  readonly surah: LessonText
  readonly arabic: string
}

export interface TextStep {
  readonly kind: 'text'
  readonly text: LessonText
  readonly sources?: readonly LessonSource[] | undefined
}

export interface LetterStep {
  readonly kind: 'letter'
  readonly letter: string
  readonly name: LessonText
  readonly transliteration: string
  /** Its place in the mouth. */
  readonly sound: LessonText
  readonly confusedWith?: readonly string[] | undefined
}

export interface ReadStep extends LessonVerse {
  readonly kind: 'read'
}

export interface LessonWord {
  /** Its place in the verse, from 1. */
  readonly place: number
  readonly arabic: string
  /** `—` where English has no word of its own. */
  readonly en: string
  /** Only where a word needs an explanation. */
  readonly ar?: string | undefined
}

export interface WordsStep extends LessonVerse {
  readonly kind: 'words'
  readonly words: readonly LessonWord[]
}

export interface RuleStep {
  readonly kind: 'rule'
  readonly rule: TajweedRule
  readonly text: LessonText
  readonly examples: readonly LessonVerse[]
}

/** A dua or a phrase of dhikr, as `content/adhkar` has it. */
export interface LessonPhrase {
  readonly id: string
  readonly title: LessonText
  readonly arabic: string
  readonly transliteration: string
  readonly meaning: { readonly en: string }
  readonly when?: LessonText | undefined
  readonly sources: readonly Source[]
  readonly surah?: LessonText | undefined
}

export interface PhraseStep {
  readonly kind: 'phrase'
  readonly phrase: LessonPhrase
}

export interface DoStep {
  readonly kind: 'do'
  readonly title: LessonText
  readonly text: LessonText
  /** Where the schools differ. */
  readonly views?:
    | readonly { readonly school: (typeof lessonSchools)[number]; readonly text: LessonText }[]
    | undefined
  readonly sources: readonly LessonSource[]
}

export interface QuizStep {
  readonly kind: 'quiz'
  readonly question: LessonText
  readonly choices: readonly LessonText[]
  /** The index of the right choice. */
  readonly answer: number
  readonly why: LessonText
}

export type LessonStep =
  | TextStep
  | LetterStep
  | ReadStep
  | WordsStep
  | RuleStep
  | PhraseStep
  | DoStep
  | QuizStep

/** A lesson as the content build writes it. */
export interface Lesson {
  readonly id: string
  readonly unit: LessonUnit
  readonly title: LessonText
  readonly category: LessonCategory
  readonly difficulty: LessonLevel
  readonly minutes: number
  /** The lessons that come before it. It can be started without them. */
  readonly requires: readonly string[]
  readonly intro: LessonText
  readonly steps: readonly LessonStep[]
}
