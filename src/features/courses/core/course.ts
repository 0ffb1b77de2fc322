import type { LanguageCode } from '#shared/core/languages.ts'

/** As specified. */
export const courseCategories = ['quran_basics', 'arabic', 'tajweed', 'islamic_studies'] as const
export type CourseCategory = (typeof courseCategories)[number]

/** As specified. */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** As specified. */
export const COURSES_PER_PAGE = 20

/** What an editor can do to courses. `reset` takes the content’s version again. */
export const courseActions = ['publish', 'unpublish', 'delete', 'restore', 'reset'] as const
export type CourseAction = (typeof courseActions)[number]

/** The first two as specified. */
export const courseStatuses = ['published', 'draft', 'deleted'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** A text in English and Arabic, and in other languages if it has them. */
export type CourseText = Readonly<Record<'en' | 'ar', string>> &
  Readonly<Partial<Record<LanguageCode, string>>>

/** A text in `language`, or in English if it has none. */
export const courseTextIn = (text: CourseText, language: LanguageCode): string => text[language] ?? text.en

/** What a part of a course is: a lesson of `/learn`, an article of `/blog` or a text of the course’s own. */
export const partKinds = ['lesson', 'article', 'text'] as const
export type PartKind = (typeof partKinds)[number]

/** What a learner does in a course: its parts, and the check at its end. */
export type StepKind = PartKind | 'check'

/** A part of a course with its title and length. */
export interface CoursePart {
  readonly kind: PartKind
  /** The id of the lesson or text, or the slug of the article. */
  readonly id: string
  readonly title: CourseText
  readonly minutes: number
  /** What a text of the course’s own says, as it was written and as sanitised HTML. */
  readonly text?: { readonly markdown: CourseText; readonly html: CourseText }
  /** An address with more about a text. */
  readonly link?: string
}

export interface CourseModule {
  readonly title: CourseText
  readonly about: CourseText
  readonly parts: readonly CoursePart[]
}

/** A question of the check at the end of a course. */
export interface CourseQuestion<Text = CourseText> {
  readonly question: Text
  readonly choices: readonly Text[]
  /** The place of the right choice, from 0. */
  readonly answer: number
  readonly why: Text
  /** Where the answer can be looked up. */
  readonly reference: Text
  /** The slug of the article that answers it. */
  readonly article: string
}

/** A course as it is stored. */
export interface Course {
  readonly slug: string
  readonly category: CourseCategory
  readonly level: CourseLevel
  readonly instructor: CourseText
  readonly title: CourseText
  readonly description: CourseText
  /** What a learner can do afterwards, each in a sentence. */
  readonly outcomes: readonly CourseText[]
  readonly modules: readonly CourseModule[]
  /** Passing it is part of finishing the course. */
  readonly check?: readonly CourseQuestion[]
}

/** All parts of a course in their order. */
export const partsOf = <Part>({
  modules,
}: {
  readonly modules: readonly { readonly parts: readonly Part[] }[]
}): readonly Part[] => modules.flatMap(({ parts }) => parts)

/** The length of a course in minutes: the sum of its parts. */
export const minutesOf = (course: Pick<Course, 'modules'>): number =>
  partsOf(course).reduce((sum, { minutes }) => sum + minutes, 0)

/** The id of the check among the steps of a course. */
export const CHECK = 'check'

/** A step of a course: a part, or its check, which has no title of its own. */
export interface CourseStep {
  readonly course: string
  readonly kind: StepKind
  readonly id: string
  readonly title?: string
}

/** The parts of a course in their order, and then its check. */
export const stepsOf = (course: {
  readonly slug: string
  readonly modules: readonly { readonly parts: readonly Omit<CourseStep, 'course'>[] }[]
  readonly hasCheck: boolean
}): readonly CourseStep[] => [
  ...partsOf(course).map((part) => ({ ...part, course: course.slug })),
  ...(course.hasCheck ? [{ course: course.slug, kind: CHECK, id: CHECK } as const] : []),
]

/** The page of a step. That of a lesson or article leads back to the course. */
export function stepPath({ course, kind, id }: Pick<CourseStep, 'course' | 'kind' | 'id'>): string {
  if (kind === 'lesson') return `/learn/${id}?course=${course}`
  if (kind === 'article') return `/blog/${id}?course=${course}`
  return `/courses/${course}/${id}`
}

/** The share of a check that has to be answered rightly. */
const PASSING_SHARE = 0.8

/** Whether a check with `all` questions is passed. */
export const isPassed = (right: number, all: number): boolean => right >= Math.ceil(all * PASSING_SHARE)
