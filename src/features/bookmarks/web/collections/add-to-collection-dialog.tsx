import { Check, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import type { Collection } from '#shared/core/user-data/saved-items.records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import { newId } from '#shared/web/user-data/new-id.ts'
import type { SavedItem } from '../../core/saved-item.ts'
import { setCollection } from '../bookmark-changes.ts'
import CollectionDialog from './collection-dialog.tsx'
import { byName, type CollectionsById } from './collections-by-id.ts'

/** Chooses the collection for the selected items: an existing or a new one. A collection with all of them lets them out. */
export default function AddToCollectionDialog({
  items,
  all,
  onClose,
  onAdded,
}: {
  items: readonly SavedItem[]
  all: CollectionsById
  onClose: () => void
  /** The selected items were added. */
  onAdded: () => void
}) {
  const [fresh, setFresh] = useState<string>()
  const hasAll = (id: string) => items.every(({ bookmark }) => bookmark?.collections?.includes(id))
  const put = (id: string, collection: Collection) => {
    onClose()
    onAdded()
    void setCollection(items, id, collection, !hasAll(id))
  }
  if (fresh) {
    return (
      <CollectionDialog
        collection={undefined}
        id={fresh}
        onClose={(kept) => (kept ? put(fresh, kept) : setFresh(undefined))}
      />
    )
  }
  return (
    <Dialog
      onClose={onClose}
      open
      title={t('bookmarks:addToCollection', { count: items.length, number: formatNumber(items.length) })}
    >
      <ul className="-mx-2 grid">
        {byName(all).map(([id, collection]) => (
          <li key={id}>
            <button
              aria-pressed={hasAll(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-start hover:bg-sunken"
              onClick={() => put(id, collection)}
              type="button"
            >
              <HighlightStar colour={collection.colour} />
              <bdi className="min-w-0 flex-1 truncate">{collection.name}</bdi>
              {hasAll(id) && <Check aria-hidden className="shrink-0 text-action" size={18} />}
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={() => setFresh(newId())}>
        <FolderPlus aria-hidden size={18} />
        {t('bookmarks:collections.new')}
      </Button>
    </Dialog>
  )
}
