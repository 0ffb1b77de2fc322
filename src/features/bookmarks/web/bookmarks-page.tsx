import { Download, Upload } from 'lucide-react'
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { importFile } from '#shared/web/user-data/import-file.ts'
import { collections as ownCollections } from '#shared/web/user-data/saved-items.ts'
import { arrangeItems } from '../core/arrange-items.ts'
import type { ExportedItem } from '../core/export-items.ts'
import { removeItems, setCollection } from './bookmark-changes.ts'
import type { BookmarkType } from './bookmark-type.ts'
import { CollectionRow } from './collections/collection-row.tsx'
import type { CollectionsById } from './collections/collections-by-id.ts'
import { EmptyBookmarks } from './empty-bookmarks.tsx'
import { exportedItems } from './file/export-files.ts'
import { ItemList } from './list/item-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { OrderChoice } from './list/order-choice.tsx'
import { SelectionBar } from './list/selection-bar.tsx'
import { useSelection } from './list/use-selection.ts'
import { ListTools } from './list-tools.tsx'
import { SectionLinks } from './section-links.tsx'
import { ShowAllButton } from './show-all-button.tsx'
import { useArrangement } from './use-arrangement.ts'
import { type ShownItem, useItems } from './use-items.ts'
import { WhereSaved } from './where-saved.tsx'

const ExportDialog = lazyWithMessages(() => import('./file/export-dialog.tsx'))
const AddToCollectionDialog = lazyWithMessages(() => import('./collections/add-to-collection-dialog.tsx'))
const PrintList = lazyWithMessages(() => import('./file/print-list.tsx'))

const NO_ITEMS: readonly ShownItem[] = []
const NO_COLLECTIONS: CollectionsById = new Map()

/** Everything the person saved, of every type. */
export default function BookmarksPage({ types }: { types: readonly BookmarkType[] }) {
  usePageTitle(t('pages:bookmarks.title'))
  const page = useFocusFallback()
  const arranged = useArrangement()
  const { arrangement, choose, showAll } = arranged
  const typed = useDeferredValue(arrangement.query)
  const known = useItems(types, arrangement.query.trim() !== '')
  const { items = NO_ITEMS, complete = false } = known ?? {}
  const collections = ownCollections.use() ?? NO_COLLECTIONS
  const { type, collection: wanted, order } = arrangement
  // A deleted collection doesn't filter.
  const collection = wanted && collections.has(wanted) ? wanted : undefined
  // While only the newest items are read, they can't be filtered, only listed.
  const waiting = !complete && (typed.trim() !== '' || type || collection || order !== 'newest')
  const shown = useMemo(() => {
    const { compare } = new Intl.Collator(currentLanguage().locale)
    return arrangeItems(
      items,
      { query: typed, order, ...(type && { type }), ...(collection && { collection }) },
      compare,
    )
  }, [items, typed, type, collection, order])
  const selection = useSelection(shown)
  const chosen = useMemo(() => shown.filter(({ target }) => selection.chosen.has(target)), [shown, selection])
  const [open, setOpen] = useState<{
    readonly dialog: 'export' | 'collection'
    readonly items: readonly ShownItem[]
  }>()
  const [printing, setPrinting] = useState<readonly ExportedItem[]>()
  const remove = useCallback((item: ShownItem) => void removeItems([item]), [])
  const printed = useCallback(() => setPrinting(undefined), [])
  const close = () => setOpen(undefined)
  const current = collection ? collections.get(collection) : undefined
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <div className={printing && 'print:hidden'}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="font-display text-3xl">{t('bookmarks:title')}</h1>
            <WhereSaved kind="bookmark" />
          </div>
          <div className="flex flex-wrap gap-2">
            {items.length > 0 && (
              <Button disabled={!complete} onClick={() => setOpen({ dialog: 'export', items: shown })}>
                <Download aria-hidden size={18} />
                {t('bookmarks:file.export')}
              </Button>
            )}
            <FileButton
              accept=".json,application/json"
              icon={<Upload aria-hidden size={18} />}
              label={t('bookmarks:file.import')}
              onFile={(file) => void importFile(file)}
            />
          </div>
        </div>
        <SectionLinks current="bookmarks" />
        {known === undefined && <ListSkeleton />}
        {known && items.length === 0 && collections.size === 0 && <EmptyBookmarks />}
        {known && (items.length > 0 || collections.size > 0) && (
          <>
            <ListTools arranged={arranged} complete={complete} items={items} types={types} />
            <div className="mt-3">
              <CollectionRow
                chosen={collection}
                collections={collections}
                items={complete ? items : undefined}
                onChoose={(id) => choose({ collection: id })}
              />
            </div>
            <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <p className="text-muted text-sm" role="status">
                {!complete
                  ? null
                  : shown.length === 0
                    ? nothingWords(typed, current?.name)
                    : t('bookmarks:count', { count: shown.length, number: formatNumber(shown.length) })}
              </p>
              <OrderChoice onChoose={(next) => choose({ order: next })} order={order} />
            </div>
            {complete && shown.length === 0 && items.length > 0 && <ShowAllButton onShowAll={showAll} />}
            {waiting && <ListSkeleton />}
            {!waiting && shown.length > 0 && (
              <ItemList collections={collections} items={shown} onRemove={remove} selection={selection} />
            )}
            <SelectionBar
              all={shown.length}
              count={chosen.length}
              onAll={selection.all}
              onExport={() => setOpen({ dialog: 'export', items: chosen })}
              onAddToCollection={() => setOpen({ dialog: 'collection', items: chosen })}
              onNone={selection.none}
              onRemove={() => void removeItems(chosen)}
              onTakeOut={
                collection && current
                  ? () => void setCollection(chosen, collection, current, false)
                  : undefined
              }
            />
          </>
        )}
      </div>
      <Suspense>
        {open?.dialog === 'export' && (
          <ExportDialog
            collections={collections}
            items={open.items}
            onClose={close}
            onPrint={(texts) =>
              setPrinting(open.items.map((item) => exportedItems(item, collections, texts)))
            }
            types={types}
          />
        )}
        {open?.dialog === 'collection' && (
          <AddToCollectionDialog
            all={collections}
            items={open.items}
            onClose={close}
            onAdded={selection.none}
          />
        )}
        {printing && <PrintList items={printing} onDone={printed} />}
      </Suspense>
    </main>
  )
}

function nothingWords(query: string, collection: string | undefined): string {
  if (query.trim()) return t('bookmarks:nothingFound', { query: query.trim() })
  return collection ? t('bookmarks:collections.empty', { name: collection }) : t('bookmarks:nothingOfThis')
}
