import type { BookmarkSort } from '#features/bookmarks/web/bookmark-sort.ts'
import { mosqueSort } from './mosque-sort.ts'
import { surahSort } from './surah-sort.ts'
import { verseSort } from './verse-sort.tsx'

/** What can be saved, in the order of its chips. Another feature's sort is a line here and its texts `bookmarks:sorts`. */
export const bookmarkSorts: readonly BookmarkSort[] = [verseSort, surahSort, mosqueSort]
