import { bookmarkIn } from '#shared/core/user-data/bookmark.ts'
import { collectionIn } from '#shared/core/user-data/collection.ts'
import { highlightIn } from '#shared/core/user-data/highlight.ts'
import { recordsOf } from './records.ts'

/** Everything that the person saved, of every sort, by what it is about: `verse/2:255`. */
export const bookmarks = recordsOf('bookmark', bookmarkIn)
export const collections = recordsOf('collection', collectionIn)
/** The verses that the person marked with a colour, by `verse/2:255`. */
export const highlights = recordsOf('highlight', highlightIn)
