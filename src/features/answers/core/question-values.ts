import { isGradedByItsBook, usualScheme } from '#features/hadiths/core/index.ts'
import { filledLines } from '#shared/core/filled-lines.ts'
import { type Grader, graders } from '#shared/core/source.ts'
import type { quotedCollections, quotedGrades } from './numbered-hadith.ts'
import { type AnswerCategory, type BuiltQuestion, type InBoth, type School, schools } from './question.ts'

/** The view of a school as an editor writes it. */
export interface ViewValues {
  readonly school: School
  readonly text: string
  readonly textArabic: string
  readonly source: string
  readonly sourceArabic: string
}

/** A hadith as an editor names it; its scheme is the usual one of the collection. */
export interface HadithReference {
  readonly collection: (typeof quotedCollections)[number]
  /** 0 while none is written. */
  readonly number: number
  /** Only outside al-Bukhari and Muslim, as the scholar. */
  readonly grade: (typeof quotedGrades)[number] | null
  readonly gradedBy: Grader | null
}

/** A work as an editor names it. */
export interface WorkValues {
  readonly author: string
  readonly authorArabic: string
  readonly title: string
  readonly titleArabic: string
  readonly chapter: string
  readonly chapterArabic: string
}

/** A question as an editor writes it. Empty lines of lists don’t count. */
export interface QuestionValues {
  readonly id: string
  readonly category: AnswerCategory
  readonly question: string
  readonly questionArabic: string
  readonly short: string
  readonly shortArabic: string
  readonly answer: string
  readonly answerArabic: string
  /** One for each school; all are empty where the answer doesn’t depend on the school. */
  readonly views: readonly ViewValues[]
  readonly quran: readonly string[]
  readonly hadiths: readonly HadithReference[]
  readonly sources: readonly WorkValues[]
  readonly keywords: readonly string[]
  readonly keywordsArabic: readonly string[]
  readonly related: readonly string[]
  readonly isPublished: boolean
}

/** In UTF-16 units, but `id` and the numbers of items. */
export const QUESTION_LENGTHS = {
  id: 80,
  question: 300,
  short: 600,
  answer: 10_000,
  view: 1000,
  line: 300,
  items: 50,
} as const

const emptyView = (school: School): ViewValues => ({
  school,
  text: '',
  textArabic: '',
  source: '',
  sourceArabic: '',
})

export const newHadith: HadithReference = { collection: 'bukhari', number: 0, grade: null, gradedBy: null }

export const newWork: WorkValues = {
  author: '',
  authorArabic: '',
  title: '',
  titleArabic: '',
  chapter: '',
  chapterArabic: '',
}

export const newQuestion: QuestionValues = {
  id: '',
  category: 'belief',
  question: '',
  questionArabic: '',
  short: '',
  shortArabic: '',
  answer: '',
  answerArabic: '',
  views: schools.map(emptyView),
  quran: [],
  hadiths: [],
  sources: [],
  keywords: [],
  keywordsArabic: [],
  related: [],
  isPublished: false,
}

/** Whether something is written for a school. */
export const hasView = ({ school: _, ...texts }: ViewValues): boolean =>
  Object.values(texts).some((text) => text.trim() !== '')

/** What an editor wrote as a question. */
export function questionFrom(values: QuestionValues): BuiltQuestion {
  return {
    id: values.id,
    category: values.category,
    question: inBoth(values.question, values.questionArabic),
    short: inBoth(values.short, values.shortArabic),
    answer: inBoth(values.answer, values.answerArabic),
    views: values.views.filter(hasView).map(({ school, text, textArabic, source, sourceArabic }) => ({
      school,
      text: inBoth(text, textArabic),
      source: inBoth(source, sourceArabic),
    })),
    quran: filledLines(values.quran),
    hadiths: values.hadiths.map(({ collection, number, grade, gradedBy }) => ({
      collection,
      number,
      scheme: usualScheme(collection),
      ...(!isGradedByItsBook(collection) && grade && gradedBy && { grade, gradedBy }),
    })),
    sources: values.sources.map(({ author, authorArabic, title, titleArabic, chapter, chapterArabic }) => ({
      author: inBoth(author, authorArabic),
      title: inBoth(title, titleArabic),
      chapter: inBoth(chapter, chapterArabic),
    })),
    keywords: inBoth(filledLines(values.keywords), filledLines(values.keywordsArabic)),
    related: [...new Set(values.related)],
  }
}

/** A stored question as an editor writes it. */
export function valuesOfQuestion(entry: BuiltQuestion, isPublished: boolean): QuestionValues {
  const { id, category, question, short, answer, keywords } = entry
  return {
    id,
    category,
    question: question.en,
    questionArabic: question.ar,
    short: short.en,
    shortArabic: short.ar,
    answer: answer.en,
    answerArabic: answer.ar,
    views: schools.map((school) => {
      const view = entry.views.find((each) => each.school === school)
      if (!view) return emptyView(school)
      const { text, source } = view
      return { school, text: text.en, textArabic: text.ar, source: source.en, sourceArabic: source.ar }
    }),
    quran: entry.quran,
    hadiths: entry.hadiths.map(({ collection, number, grade = null, gradedBy }) => ({
      collection,
      number,
      grade,
      gradedBy: graders.find((name) => name === gradedBy) ?? null,
    })),
    sources: entry.sources.map(({ author, title, chapter }) => ({
      author: author.en,
      authorArabic: author.ar,
      title: title.en,
      titleArabic: title.ar,
      chapter: chapter.en,
      chapterArabic: chapter.ar,
    })),
    keywords: keywords.en,
    keywordsArabic: keywords.ar,
    related: entry.related,
    isPublished,
  }
}

const inBoth = <Text>(en: Text, ar: Text): InBoth<Text> => ({ en, ar })
