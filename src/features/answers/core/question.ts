import type { NumberScheme } from '#features/hadiths/core/index.ts'
import { contentLanguageOf } from '#shared/core/languages.ts'
import type { NumberedHadith } from './numbered-hadith.ts'

export const answerCategories = [
  'belief',
  'prayer',
  'purity',
  'quran',
  'duas',
  'fasting',
  'zakat',
  'hajj',
  'family',
  'daily-life',
  'food',
  'death',
  'new-muslims',
  'rafiq',
] as const
export type AnswerCategory = (typeof answerCategories)[number]

/** The schools of law whose views are shown, in the order of the columns. */
export const schools = ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'] as const
export type School = (typeof schools)[number]

/** The languages of the texts. */
export const answerLanguages = ['en', 'ar'] as const
export type AnswerLanguage = (typeof answerLanguages)[number]

export type InBoth<Text = string> = Readonly<Record<AnswerLanguage, Text>>

export const QUESTIONS_PER_PAGE = 20

/** A question with its answer, as `content/answers` has it. */
export interface Question {
  readonly id: string
  readonly category: AnswerCategory
  readonly question: InBoth
  /** The answer in one or two sentences. */
  readonly short: InBoth
  /** Paragraphs, separated by an empty line. */
  readonly answer: InBoth
  /** Empty where the answer doesn’t depend on the school. */
  readonly views: readonly { readonly school: School; readonly text: InBoth; readonly source: InBoth }[]
  /** Verses: `2:255` or `2:255-257`. */
  readonly quran: readonly string[]
  readonly hadiths: readonly NumberedHadith[]
  /** Works that the answer refers to. */
  readonly sources: readonly { readonly author: InBoth; readonly title: InBoth; readonly chapter: InBoth }[]
  /** Words for the search. */
  readonly keywords: InBoth<readonly string[]>
  /** Ids of other questions. */
  readonly related: readonly string[]
}

/** A question as it is stored. */
export interface BuiltQuestion extends Omit<Question, 'hadiths'> {
  readonly hadiths: readonly (Omit<NumberedHadith, 'scheme'> & { readonly scheme: NumberScheme })[]
}

/** Arabic for the Arabic interface, English for all others. */
export const answerLanguageFor = (code: string): AnswerLanguage => contentLanguageOf(code)
