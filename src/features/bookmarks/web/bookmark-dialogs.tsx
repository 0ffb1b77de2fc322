import { Suspense, useCallback, useState } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import type { ExportedItem } from '../core/export-items.ts'
import type { BookmarkType } from './bookmark-type.ts'
import type { CollectionsById } from './collections/collections-by-id.ts'
import { exportedItems } from './file/export-files.ts'
import type { ShownItem } from './use-items.ts'

const ExportDialog = lazyWithMessages(() => import('./file/export-dialog.tsx'))
const AddToCollectionDialog = lazyWithMessages(() => import('./collections/add-to-collection-dialog.tsx'))
const PrintList = lazyWithMessages(() => import('./file/print-list.tsx'))

/** The open dialog and the items that it is about. */
export interface OpenBookmarkDialog {
  readonly dialog: 'export' | 'collection'
  readonly items: readonly ShownItem[]
}

/** The items that are printed; `undefined` while there are none. */
export function usePrinting() {
  const [printing, print] = useState<readonly ExportedItem[]>()
  const printed = useCallback(() => print(undefined), [])
  return { printing, print, printed }
}

/** The dialogs to export items, to print them, and to add them to a collection. */
export function BookmarkDialogs({
  open,
  types,
  collections,
  printing: { printing, print, printed },
  onClose,
  onAdded,
}: {
  open: OpenBookmarkDialog | undefined
  types: readonly BookmarkType[]
  collections: CollectionsById
  printing: ReturnType<typeof usePrinting>
  onClose: () => void
  /** Called when items were added to a collection. */
  onAdded: () => void
}) {
  return (
    <Suspense>
      {open?.dialog === 'export' && (
        <ExportDialog
          collections={collections}
          items={open.items}
          onClose={onClose}
          onPrint={(texts) => print(open.items.map((item) => exportedItems(item, collections, texts)))}
          types={types}
        />
      )}
      {open?.dialog === 'collection' && (
        <AddToCollectionDialog all={collections} items={open.items} onAdded={onAdded} onClose={onClose} />
      )}
      {printing && <PrintList items={printing} onDone={printed} />}
    </Suspense>
  )
}
