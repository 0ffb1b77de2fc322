/** As specified. */
export const courseCategories = ['quran_basics', 'arabic', 'tajweed', 'islamic_studies'] as const
export type CourseCategory = (typeof courseCategories)[number]

/** As specified. */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** As specified. */
export const COURSES_PER_PAGE = 20

/** What an editor can do to courses. */
export const courseActions = ['publish', 'unpublish'] as const
export type CourseAction = (typeof courseActions)[number]

/** As specified. */
export const courseStatuses = ['published', 'draft'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** A text in English and Arabic. */
export type CourseText = Readonly<Record<'en' | 'ar', string>>

/** What a part of a course is: a lesson of `/learn` or an article of `/blog`. */
export const partKinds = ['lesson', 'article'] as const
export type PartKind = (typeof partKinds)[number]

/** A lesson or article in a course, with its own title and length. */
export interface CoursePart {
  readonly kind: PartKind
  /** The id of the lesson or the slug of the article. */
  readonly id: string
  readonly title: CourseText
  readonly minutes: number
}

export interface CourseModule {
  readonly title: CourseText
  readonly about: CourseText
  readonly parts: readonly CoursePart[]
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

/** The page of a part, which leads back to the course. */
export const partPath = ({ kind, id }: Pick<CoursePart, 'kind' | 'id'>, course: string): string =>
  `/${kind === 'lesson' ? 'learn' : 'blog'}/${id}?course=${course}`
