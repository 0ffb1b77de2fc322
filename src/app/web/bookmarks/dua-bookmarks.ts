import { HandHeart } from 'lucide-react'
import type { BookmarkType, ItemPreview } from '#features/bookmarks/web/bookmark-type.ts'
import { t } from '#shared/web/i18n/i18n.ts'

const preview: ReturnType<BookmarkType['usePreview']> = (id, bookmark): ItemPreview => ({
  title: bookmark?.title ?? t('bookmarks:unnamed'),
  href: `/duas?dua=${id}`,
})

/** Saved duas: by the title they had when they were saved. */
export const duaBookmarks: BookmarkType = { type: 'dua', Icon: HandHeart, usePreview: () => preview }
