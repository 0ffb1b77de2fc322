import { bookmarkRecords, highlightRecords } from '#shared/core/user-data/saved-items.records.ts'
import { latestOf } from '#shared/web/user-data/latest-of.ts'

/** More than a screen shows. */
export const FIRST = 24

/** What was saved and highlighted last: there at once, before all of it was read. */
export const useLatestSaved = latestOf(bookmarkRecords, FIRST)
export const useLatestMarked = latestOf(highlightRecords, FIRST)
