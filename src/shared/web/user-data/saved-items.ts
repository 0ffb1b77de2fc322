import {
  bookmarkRecords,
  collectionRecords,
  highlightRecords,
} from '#shared/core/user-data/saved-items.records.ts'
import { records } from './records.ts'

/** Everything that the person saved, by target: `verse/2:255`. */
export const bookmarks = records(bookmarkRecords)
export const collections = records(collectionRecords)
/** The verses that the person highlighted, by `verse/2:255`. */
export const highlights = records(highlightRecords)
