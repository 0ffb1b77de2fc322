import type { BookmarkType } from '#features/bookmarks/web/bookmark-type.ts'
import { mosqueBookmarks } from './mosque-bookmarks.ts'
import { surahBookmarks } from './surah-bookmarks.ts'
import { verseBookmarks } from './verse-bookmarks.tsx'

/** What can be saved, in the order of its chips. Another feature's sort is a line here and its texts `bookmarks:types`. */
export const bookmarkTypes: readonly BookmarkType[] = [verseBookmarks, surahBookmarks, mosqueBookmarks]
