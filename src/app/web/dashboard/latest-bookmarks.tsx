import { Bookmark as BookmarkIcon } from 'lucide-react'
import { Link } from 'wouter'
import { useTargetPreview } from '#features/bookmarks/web/use-target-preview.ts'
import { type Bookmark, bookmarkRecords } from '#shared/core/user-data/saved-items.records.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { createUseLatest } from '#shared/web/user-data/create-use-latest.ts'
import { bookmarkTypes } from '../bookmarks/bookmark-types.ts'
import { LatestCard } from './latest-card.tsx'

const SHOWN = 5
const useLatest = createUseLatest(bookmarkRecords, SHOWN)

/** The latest bookmarks. */
export function LatestBookmarks() {
  return (
    <LatestCard
      href="/bookmarks"
      id="latest-bookmarks"
      latest={useLatest()}
      most={SHOWN}
      none={t('dashboard:noBookmarks')}
      Rows={BookmarkRows}
      skeletons={3}
      title={t('bookmarks:title')}
    />
  )
}

function BookmarkRows({ entries }: { entries: readonly (readonly [about: string, bookmark: Bookmark])[] }) {
  const previewOf = useTargetPreview(bookmarkTypes)
  return entries.map(([about, bookmark]) => {
    const preview = previewOf(about, bookmark)
    const type = bookmarkTypes.find((each) => each.type === parseTarget(about)?.type)
    const Icon = type?.Icon ?? BookmarkIcon
    const inside = (
      <>
        <Icon aria-hidden className="shrink-0 text-action" size={17} />
        <bdi className="line-clamp-2 min-w-0">{preview?.title ?? bookmark.title ?? about}</bdi>
      </>
    )
    const name = 'inline-flex min-h-11 min-w-0 items-center gap-2.5'
    return (
      <li
        className="flex items-center justify-between gap-3 border-hairline border-b last:border-b-0"
        key={about}
      >
        {preview?.href?.startsWith('/') ? (
          <Link className={`${name} hover:text-action`} href={preview.href}>
            {inside}
          </Link>
        ) : (
          <span className={name}>{inside}</span>
        )}
        <time className="shrink-0 text-muted text-sm max-[22rem]:hidden" dateTime={bookmark.savedAt}>
          {formatInstant(bookmark.savedAt, 'none')}
        </time>
      </li>
    )
  })
}
