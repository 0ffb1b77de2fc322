import type { Bookmark, Collection } from '#shared/core/user-data/saved-items.records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { removeOfflineCopies, storeOfflineCopy } from '#shared/web/user-data/offline-copies.ts'
import { bookmarks, collections, highlights } from '#shared/web/user-data/saved-items.ts'
import type { SavedItem } from '../core/saved-item.ts'

/** Removes items with their highlights, and offers to undo it. */
export async function removeItems(items: readonly SavedItem[]): Promise<void> {
  const saved = items.flatMap(({ target, bookmark }) => (bookmark ? [[target, bookmark] as const] : []))
  const marked = items.flatMap(({ target, highlight }) => (highlight ? [[target, highlight] as const] : []))
  const gone = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([target]) => [target, undefined] as const)
  await both(bookmarks.write(gone(saved)), highlights.write(gone(marked)))
  const targets = saved.map(([target]) => target)
  void removeOfflineCopies(targets)
  toast({
    title: t('bookmarks:removed', { count: items.length, number: formatNumber(items.length) }),
    action: {
      label: t('bookmarks:undo'),
      run: () => {
        for (const target of targets) void storeOfflineCopy(target)
        void both(bookmarks.write(saved), highlights.write(marked))
      },
    },
  })
}

/** Adds items to a collection, or removes them if `into` is false, and offers to undo it. */
export async function setCollection(
  items: readonly SavedItem[],
  id: string,
  { name }: Pick<Collection, 'name'>,
  into: boolean,
): Promise<void> {
  const before = items.map(({ target, bookmark }) => [target, bookmark] as const)
  const changes = items
    .filter(({ bookmark }) => (bookmark?.collections?.includes(id) ?? false) !== into)
    .map(
      ({ target, bookmark, savedAt, details }) =>
        [target, withCollection(bookmark ?? { ...details, savedAt }, id, into)] as const,
    )
  await both(bookmarks.write(changes))
  toast({
    title: t(into ? 'bookmarks:added' : 'bookmarks:removedFrom', {
      count: changes.length,
      number: formatNumber(changes.length),
      name,
    }),
    action: {
      label: t('bookmarks:undo'),
      run: () => void both(bookmarks.write(before)),
    },
  })
}

function withCollection(
  { collections: ids = [], ...bookmark }: Bookmark,
  id: string,
  into: boolean,
): Bookmark {
  const others = ids.filter((each) => each !== id)
  const next = into ? [...others, id] : others
  return { ...bookmark, ...(next.length > 0 && { collections: next }) }
}

/** Removes a collection and offers to undo that. Its bookmarks stay. */
export async function removeCollection(id: string, collection: Collection): Promise<void> {
  await both(collections.remove(id))
  toast({
    title: t('bookmarks:collections.removed', { name: collection.name }),
    description: t('bookmarks:collections.bookmarksStay'),
    action: { label: t('bookmarks:undo'), run: () => void both(collections.put(id, collection)) },
  })
}

export async function saveCollection(id: string, collection: Collection): Promise<void> {
  await both(collections.put(id, collection))
}

/** Shows a message if the device couldn’t save everything. */
const both = (...kept: readonly Promise<boolean>[]): Promise<void> =>
  notifySaveFailed(Promise.all(kept).then((all) => !all.includes(false)))
