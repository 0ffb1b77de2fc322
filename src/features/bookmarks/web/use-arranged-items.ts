import { useDeferredValue, useMemo } from 'react'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { collections as ownCollections } from '#shared/web/user-data/saved-items.ts'
import { arrangeItems } from '../core/arrange-items.ts'
import type { BookmarkType } from './bookmark-type.ts'
import type { CollectionsById } from './collections/collections-by-id.ts'
import { useSelection } from './list/use-selection.ts'
import { useArrangement } from './use-arrangement.ts'
import { type ShownItem, useItems } from './use-items.ts'

const NO_ITEMS: readonly ShownItem[] = []
const NO_COLLECTIONS: CollectionsById = new Map()

export type ArrangedItems = ReturnType<typeof useArrangedItems>

/** The saved items, filtered and ordered as the person chose, and the selection among them. */
export function useArrangedItems(types: readonly BookmarkType[]) {
  const arranged = useArrangement()
  const { query, type, collection: wanted, order } = arranged.arrangement
  const typed = useDeferredValue(query)
  const known = useItems(types, query.trim() !== '')
  const { items = NO_ITEMS, complete = false } = known ?? {}
  const collections = ownCollections.use() ?? NO_COLLECTIONS
  // A deleted collection doesn't filter.
  const collectionId = wanted && collections.has(wanted) ? wanted : undefined
  const shown = useMemo(() => {
    const { compare } = new Intl.Collator(currentLanguage().locale)
    const filters = { ...(type && { type }), ...(collectionId && { collection: collectionId }) }
    return arrangeItems(items, { query: typed, order, ...filters }, compare)
  }, [items, typed, type, collectionId, order])
  const selection = useSelection(shown)
  const selected = useMemo(
    () => shown.filter(({ target }) => selection.chosen.has(target)),
    [shown, selection],
  )
  return {
    arranged,
    isRead: known !== undefined,
    items,
    complete,
    collections,
    collectionId,
    /** The search text that `shown` follows. */
    query: typed,
    shown,
    // While only the newest items are loaded, they can't be filtered, only listed.
    waiting: !complete && (typed.trim() !== '' || Boolean(type || collectionId) || order !== 'newest'),
    selection,
    selected,
  }
}
