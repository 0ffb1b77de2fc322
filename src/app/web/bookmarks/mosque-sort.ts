import { Landmark } from 'lucide-react'
import type { BookmarkSort, Look } from '#features/bookmarks/web/bookmark-sort.ts'
import { t } from '#shared/web/i18n/i18n.ts'

const look: ReturnType<BookmarkSort['useLook']> = (id, bookmark): Look => {
  const { title, detail } = bookmark ?? {}
  return {
    title: title ?? t('bookmarks:unnamed'),
    ...(detail && { detail }),
    href: `/mosques/${id}`,
  }
}

/** Saved mosques: by the name and address they had when they were saved, with their pages. */
export const mosqueSort: BookmarkSort = { sort: 'mosque', Icon: Landmark, useLook: () => look }
