import { bookmarkIn } from '#shared/core/own-things/bookmark.ts'
import { collectionIn } from '#shared/core/own-things/collection.ts'
import { highlightIn } from '#shared/core/own-things/highlight.ts'
import { thingsOf } from './things-of.ts'

/** Everything that the person saved, of every sort, by what it is about: `verse/2:255`. */
export const bookmarks = thingsOf('bookmark', bookmarkIn)
export const collections = thingsOf('collection', collectionIn)
/** The verses that the person marked with a colour, by `verse/2:255`. */
export const highlights = thingsOf('highlight', highlightIn)
