import { Landmark } from 'lucide-react'
import type { BookmarkSort, Look } from '#features/bookmarks/web/bookmark-sort.ts'
import { directionsAddress } from '#features/mosques/core/directions-address.ts'
import { t } from '#shared/web/i18n/i18n.ts'

const look: ReturnType<BookmarkSort['useLook']> = (_, bookmark): Look => {
  const { title, detail, coordinates } = bookmark ?? {}
  return {
    title: title ?? t('bookmarks:unnamed'),
    ...(detail && { detail }),
    ...(coordinates && { href: directionsAddress(coordinates, navigator.userAgent) }),
  }
}

/** Saved mosques: by the name and address they had when they were saved, with the way there. */
export const mosqueSort: BookmarkSort = { sort: 'mosque', Icon: Landmark, useLook: () => look }
