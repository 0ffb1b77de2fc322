import { Landmark } from 'lucide-react'
import type { BookmarkType, ItemPreview } from '#features/bookmarks/web/bookmark-type.ts'
import { t } from '#shared/web/i18n/i18n.ts'

const preview: ReturnType<BookmarkType['usePreview']> = (id, bookmark): ItemPreview => {
  const { title, detail } = bookmark ?? {}
  return {
    title: title ?? t('bookmarks:unnamed'),
    ...(detail && { detail }),
    href: `/mosques/${id}`,
  }
}

/** Saved mosques: by the name and address they had when they were saved, with their pages. */
export const mosqueBookmarks: BookmarkType = { type: 'mosque', Icon: Landmark, usePreview: () => preview }
