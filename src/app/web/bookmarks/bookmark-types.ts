import type { BookmarkType } from '#features/bookmarks/web/bookmark-type.ts'
import { articleBookmarks } from './article-bookmarks.ts'
import { businessBookmarks } from './business-bookmarks.ts'
import { courseBookmarks } from './course-bookmarks.ts'
import { duaBookmarks } from './dua-bookmarks.ts'
import { eventBookmarks } from './event-bookmarks.ts'
import { galleryBookmarks } from './gallery-bookmarks.ts'
import { hadithBookmarks } from './hadith-bookmarks.ts'
import { lessonBookmarks } from './lesson-bookmarks.ts'
import { mosqueBookmarks } from './mosque-bookmarks.ts'
import { nameBookmarks } from './name-bookmarks.ts'
import { questionBookmarks } from './question-bookmarks.ts'
import { surahBookmarks } from './surah-bookmarks.ts'
import { verseBookmarks } from './verse-bookmarks.tsx'

/** The types of items that can be saved, in the order of their chips. A new type needs a line here and `bookmarks:types`. */
export const bookmarkTypes: readonly BookmarkType[] = [
  verseBookmarks,
  surahBookmarks,
  duaBookmarks,
  mosqueBookmarks,
  hadithBookmarks,
  nameBookmarks,
  articleBookmarks,
  eventBookmarks,
  lessonBookmarks,
  courseBookmarks,
  questionBookmarks,
  businessBookmarks,
  galleryBookmarks,
]
