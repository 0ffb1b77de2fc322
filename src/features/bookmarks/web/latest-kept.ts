import { bookmarkIn } from '#shared/core/user-data/bookmark.ts'
import { highlightIn } from '#shared/core/user-data/highlight.ts'
import { latestOf } from '#shared/web/user-data/latest-of.ts'

/** More than a screen shows. */
export const FIRST = 24

/** What was saved and marked last: there at once, before all of it was read. */
export const useLatestSaved = latestOf({
  type: 'bookmark',
  time: 'savedAt',
  most: FIRST,
  check: bookmarkIn,
})
export const useLatestMarked = latestOf({
  type: 'highlight',
  time: 'markedAt',
  most: FIRST,
  check: highlightIn,
})
