import { bookmarkRecords, highlightRecords } from '#shared/core/user-data/saved-items.records.ts'
import { createUseLatest } from '#shared/web/user-data/create-use-latest.ts'

/** More than fit on a screen. */
export const FIRST = 24

/** The items saved and highlighted last, available before all are loaded. */
export const useLatestBookmarks = createUseLatest(bookmarkRecords, FIRST)
export const useLatestHighlights = createUseLatest(highlightRecords, FIRST)
