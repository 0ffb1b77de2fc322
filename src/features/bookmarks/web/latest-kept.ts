import { bookmarkIn } from '#shared/core/own-things/bookmark.ts'
import { highlightIn } from '#shared/core/own-things/highlight.ts'
import { latestOf } from '#shared/web/own-things/latest-of.ts'

/** More than a screen shows. */
export const FIRST = 24

/** What was saved and marked last: there at once, before all of it was read. */
export const useLatestSaved = latestOf({
  kind: 'bookmark',
  time: 'savedAt',
  most: FIRST,
  check: bookmarkIn,
})
export const useLatestMarked = latestOf({
  kind: 'highlight',
  time: 'markedAt',
  most: FIRST,
  check: highlightIn,
})
