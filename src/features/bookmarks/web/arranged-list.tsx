import { useCallback } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { removeItems, setCollection } from './bookmark-changes.ts'
import type { OpenBookmarkDialog } from './bookmark-dialogs.tsx'
import type { BookmarkType } from './bookmark-type.ts'
import { CollectionRow } from './collections/collection-row.tsx'
import { ItemList } from './list/item-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { OrderChoice } from './list/order-choice.tsx'
import { SelectionBar } from './list/selection-bar.tsx'
import { ListTools } from './list-tools.tsx'
import { ShowAllButton } from './show-all-button.tsx'
import type { ArrangedItems } from './use-arranged-items.ts'
import type { ShownItem } from './use-items.ts'

/** The saved items with their filters, and the actions for selected ones. */
export function ArrangedList({
  list,
  types,
  onOpen,
}: {
  list: ArrangedItems
  types: readonly BookmarkType[]
  onOpen: (dialog: OpenBookmarkDialog) => void
}) {
  const { arranged, items, complete, collections, collectionId, shown, waiting, selection, selected } = list
  const { arrangement, choose, showAll } = arranged
  const collection = collectionId ? collections.get(collectionId) : undefined
  const remove = useCallback((item: ShownItem) => void removeItems([item]), [])
  return (
    <>
      <ListTools arranged={arranged} complete={complete} items={items} types={types} />
      <div className="mt-3">
        <CollectionRow
          chosen={collectionId}
          collections={collections}
          items={complete ? items : undefined}
          onChoose={(id) => choose({ collection: id })}
        />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="text-muted text-sm" role="status">
          {complete && formatResult(shown.length, list.query, collection?.name)}
        </p>
        <OrderChoice onChoose={(next) => choose({ order: next })} order={arrangement.order} />
      </div>
      {complete && shown.length === 0 && items.length > 0 && <ShowAllButton onShowAll={showAll} />}
      {waiting && <ListSkeleton />}
      {!waiting && shown.length > 0 && (
        <ItemList collections={collections} items={shown} onRemove={remove} selection={selection} />
      )}
      <SelectionBar
        all={shown.length}
        count={selected.length}
        onAddToCollection={() => onOpen({ dialog: 'collection', items: selected })}
        onAll={selection.all}
        onExport={() => onOpen({ dialog: 'export', items: selected })}
        onNone={selection.none}
        onRemove={() => void removeItems(selected)}
        onTakeOut={
          collectionId && collection
            ? () => void setCollection(selected, collectionId, collection, false)
            : undefined
        }
      />
    </>
  )
}

/** The number of items, or why there are none. */
function formatResult(count: number, query: string, collection: string | undefined): string {
  if (count > 0) return t('bookmarks:count', { count, number: formatNumber(count) })
  if (query.trim()) return t('bookmarks:nothingFound', { query: query.trim() })
  return collection ? t('bookmarks:collections.empty', { name: collection }) : t('bookmarks:nothingOfThis')
}
