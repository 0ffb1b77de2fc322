import { Bookmark, NotebookPen, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import type { CollectionsById } from '../collections/collections-by-id.ts'
import type { ShownItem } from '../use-items.ts'

interface ItemRowProps {
  item: ShownItem
  position: number
  total: number
  chosen: boolean
  collections: CollectionsById
  onPress: (target: string, shift: boolean) => void
  onRemove: (item: ShownItem) => void
}

/** A saved item with its checkbox, its preview, its collections, and a button to remove it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, position, total, chosen, onPress, onRemove } = props
  const Body = item.shownBy?.Body
  return (
    // biome-ignore lint/a11y/useSemanticElements: the blocks are between the list and its items.
    <div
      aria-posinset={position}
      aria-setsize={total}
      className={classNames(
        'flex items-start gap-1 border-hairline border-b py-2 ps-1 pe-2 sm:ps-3 sm:pe-4 print:px-0',
        chosen && 'bg-action-soft',
      )}
      role="listitem"
    >
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full print:hidden hover:bg-sunken has-focus-visible:outline-2">
        <span className="sr-only">{t('bookmarks:choose', { title: item.title })}</span>
        <input
          checked={chosen}
          className="size-5 cursor-pointer accent-(--action) outline-none"
          data-item
          onChange={(event) => onPress(item.target, (event.nativeEvent as MouseEvent).shiftKey === true)}
          type="checkbox"
          value={item.target}
        />
      </label>
      <div className="min-w-0 flex-1 pb-1.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Title item={item} />
          <time className="text-muted text-sm" dateTime={item.savedAt}>
            {formatInstant(item.savedAt, 'none')}
          </time>
        </div>
        {item.detail && <p className="text-muted text-sm">{item.detail}</p>}
        {Body && <Body id={item.id} />}
        <AccountDataSource {...props} />
      </div>
      <Button
        aria-label={t('bookmarks:removeOne', { title: item.title })}
        className="text-muted"
        data-tooltip={t('bookmarks:remove')}
        look="plain"
        onClick={() => onRemove(item)}
        round
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  )
})

function Title({ item }: { item: ShownItem }) {
  const { Icon = Bookmark } = item.shownBy ?? {}
  const inside = (
    <>
      <Icon aria-hidden className="shrink-0 text-action" size={17} />
      <bdi className="min-w-0 text-[min(1em,7vw)] [overflow-wrap:anywhere]">{item.title}</bdi>
    </>
  )
  const look = 'inline-flex min-h-11 items-center gap-2 font-semibold'
  if (!item.href) return <span className={look}>{inside}</span>
  if (item.href.startsWith('/')) {
    return (
      <Link className={`${look} hover:text-action`} href={item.href}>
        {inside}
      </Link>
    )
  }
  return (
    <a className={`${look} hover:text-action`} href={item.href} rel="noreferrer" target="_blank">
      {inside}
    </a>
  )
}

/** The colour, the collections and the notes of an item. */
function AccountDataSource({ item, collections }: Pick<ItemRowProps, 'item' | 'collections'>) {
  const gathered = (item.bookmark?.collections ?? []).flatMap((id) => {
    const collection = collections.get(id)
    return collection ? [{ id, ...collection }] : []
  })
  if (!item.highlight && gathered.length === 0 && item.notes.length === 0) return null
  const chip =
    'inline-flex min-w-0 max-w-full items-center gap-1.5 rounded-full bg-sunken px-2.5 py-0.5 text-sm'
  return (
    <ul aria-label={t('bookmarks:belongings', { title: item.title })} className="mt-2 flex flex-wrap gap-1.5">
      {item.highlight && (
        <li className={chip}>
          <HighlightStar colour={item.highlight.colour} size={14} />
          {t('bookmarks:markedIn', { colour: t(`saved-verses:colours.${item.highlight.colour}`) })}
        </li>
      )}
      {gathered.map(({ id, name, colour }) => (
        <li className={chip} key={id}>
          <HighlightStar colour={colour} size={14} />
          <bdi className="truncate">{name}</bdi>
        </li>
      ))}
      {item.notes.map(([id, note]) => (
        <li className="min-w-0" key={id}>
          <Link
            className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full bg-action-soft px-2.5 py-0.5 text-sm hover:text-action"
            href={`/bookmarks/notes?note=${encodeURIComponent(id)}`}
          >
            <NotebookPen aria-hidden className="shrink-0" size={14} />
            <bdi className="truncate">{note.title ?? note.text.slice(0, 80)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
