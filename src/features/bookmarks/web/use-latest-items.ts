import { bookmarkRecords, highlightRecords } from '#shared/core/user-data/saved-items.records.ts'
import { createUseLatest } from '#shared/web/user-data/create-use-latest.ts'

/** More than a screen shows. */
export const FIRST = 24

/** What was saved and highlighted last: there at once, before all of it was read. */
export const useLatestBookmarks = createUseLatest(bookmarkRecords, FIRST)
export const useLatestHighlights = createUseLatest(highlightRecords, FIRST)
