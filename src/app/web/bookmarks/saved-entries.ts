import type { BookmarkType } from '#features/bookmarks/web/bookmark-type.ts'
import { t } from '#shared/web/i18n/i18n.ts'

/** Saved entries with the addresses of their pages: by the title and detail they had when they were saved. */
export function savedEntries(
  type: string,
  Icon: BookmarkType['Icon'],
  addressOf: (id: string) => string,
): BookmarkType {
  const preview: ReturnType<BookmarkType['usePreview']> = (id, bookmark) => {
    const { title, detail } = bookmark ?? {}
    return { title: title ?? t('bookmarks:unnamed'), ...(detail && { detail }), href: addressOf(id) }
  }
  return { type, Icon, usePreview: () => preview }
}
