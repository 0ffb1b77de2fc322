import type { LanguageCode } from '#shared/core/languages.ts'

/** The fields and limits of recordings; title, qari, category, size and downloads have the specification's names. */

/** What a recording recites or is about. */
export const recordingCategories = ['surah', 'verses', 'dua', 'lesson', 'explanation', 'other'] as const
export type RecordingCategory = (typeof recordingCategories)[number]

/** A draft is seen by its uploader and editors only; an active recording plays in the app. */
export const recordingStatuses = ['draft', 'active'] as const
export type RecordingStatus = (typeof recordingStatuses)[number]

/** What a list can be limited to. */
export const recordingFilters = [...recordingStatuses, 'downloadable', 'deleted'] as const
export type RecordingFilter = (typeof recordingFilters)[number]

/** What can be done to several recordings at once. */
export const recordingActions = ['publish', 'unpublish', 'delete', 'restore'] as const
export type RecordingAction = (typeof recordingActions)[number]

export const RECORDING_LENGTHS = { title: 200, qari: 120, item: 80, rights: 500 } as const

/** The id of a dua or lesson, or that of an explanation. */
export const ITEM_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What an editor changes. */
export interface RecordingValues {
  readonly title: string
  /** Who recites or speaks. */
  readonly qari: string
  readonly category: RecordingCategory
  readonly surah: number | null
  readonly fromVerse: number | null
  readonly toVerse: number | null
  /** The id of its dua, lesson or explanation. */
  readonly item: string | null
  /** The code of the language in which it speaks. */
  readonly language: LanguageCode
  readonly isDownloadable: boolean
  /** Who has the rights, and under which licence it may be played here. */
  readonly rights: string
  readonly status: RecordingStatus
}

/** Whether a category names a dua, lesson or explanation. */
export const hasItem = (category: RecordingCategory): category is 'dua' | 'lesson' | 'explanation' =>
  category === 'dua' || category === 'lesson' || category === 'explanation'

/** The values without what their category has no use for. */
export function withoutUnused(values: RecordingValues): RecordingValues {
  const { category } = values
  const isQuran = category === 'surah' || category === 'verses'
  return {
    ...values,
    surah: isQuran ? values.surah : null,
    fromVerse: category === 'verses' ? values.fromVerse : null,
    toVerse: category === 'verses' ? values.toVerse : null,
    item: hasItem(category) ? values.item : null,
  }
}
