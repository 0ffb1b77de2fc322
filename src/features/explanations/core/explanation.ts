/** The fields and limits of explanations, by the specification's names. */

export const explanationCategories = ['surah', 'verse', 'dua'] as const
export type ExplanationCategory = (typeof explanationCategories)[number]

export const explanationStatuses = ['active', 'draft', 'archived'] as const
export type ExplanationStatus = (typeof explanationStatuses)[number]

/** What a list can be limited to: the badges of the specification, and what was deleted. */
export const explanationFilters = ['active', 'published', 'draft', 'archived', 'deleted'] as const
export type ExplanationFilter = (typeof explanationFilters)[number]

export const reviewStatuses = ['none', 'requested', 'approved', 'declined'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What can be done to several explanations at once. */
export const explanationActions = ['publish', 'unpublish', 'archive', 'delete', 'restore'] as const
export type ExplanationAction = (typeof explanationActions)[number]

export const EXPLANATION_LENGTHS = { title: 200, content: 20_000, note: 1000 } as const

/** The languages of the texts, and the field of each. */
export const contentFields = {
  en: 'englishContent',
  ar: 'arabicContent',
  ur: 'urduContent',
} as const
export type ContentLanguage = keyof typeof contentFields

/** What an editor changes. */
export interface ExplanationValues {
  readonly title: string
  readonly category: ExplanationCategory
  readonly englishContent: string
  readonly arabicContent: string
  readonly urduContent: string
  readonly isPublished: boolean
  readonly hasAudioTTS: boolean
  readonly status: ExplanationStatus
  /** The surah or verse that it explains, where it appears in the reader. */
  readonly surah: number | null
  readonly verse: number | null
  /** From when it is public, if it is published; at once without one. */
  readonly publishAt: string | null
}

/** As specified: the category is `surah`, and nothing is on. */
export const newExplanation: ExplanationValues = {
  title: '',
  category: 'surah',
  englishContent: '',
  arabicContent: '',
  urduContent: '',
  isPublished: false,
  hasAudioTTS: false,
  status: 'active',
  surah: null,
  verse: null,
  publishAt: null,
}

export type ExplanationBadge = 'published' | 'draft' | 'archived'

/** The badge of an explanation. Before its time of publication it is a draft. */
export function badgeOf(
  { status, isPublished, publishAt }: Pick<ExplanationValues, 'status' | 'isPublished' | 'publishAt'>,
  now: Date,
): ExplanationBadge {
  if (status === 'archived') return 'archived'
  const isDue = publishAt === null || Date.parse(publishAt) <= now.getTime()
  return status === 'active' && isPublished && isDue ? 'published' : 'draft'
}

/** The languages that have a text, the wanted one first. */
export function languagesOf(
  values: Pick<ExplanationValues, (typeof contentFields)[ContentLanguage]>,
  wanted: string,
): readonly ContentLanguage[] {
  const languages = Object.keys(contentFields) as ContentLanguage[]
  const filled = languages.filter((language) => values[contentFields[language]].trim() !== '')
  return filled.toSorted((a, b) => Number(b === wanted) - Number(a === wanted))
}
