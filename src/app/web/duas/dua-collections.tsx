import { useMemo } from 'react'
import type { SavedItem } from '#features/bookmarks/core/saved-item.ts'
import AddToCollectionDialog from '#features/bookmarks/web/collections/add-to-collection-dialog.tsx'
import { CollectionRow } from '#features/bookmarks/web/collections/collection-row.tsx'
import type { ReadableDua } from '#features/duas/core/index.ts'
import { titleOf } from '#features/duas/web/dua-text.tsx'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { parseTarget, targetKey } from '#shared/core/user-data/target.ts'
import { bookmarks, collections } from '#shared/web/user-data/saved-items.ts'

/** The collections of bookmarks, with the number of duas in each. */
export function DuaCollections({
  chosen,
  onChoose,
}: {
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const saved = bookmarks.use()
  const all = collections.use()
  const items = useMemo(
    () => saved && [...saved].flatMap(([target, bookmark]) => itemOf(target, bookmark)),
    [saved],
  )
  return all && <CollectionRow chosen={chosen} collections={all} items={items} onChoose={onChoose} />
}

function itemOf(target: string, bookmark: Bookmark): readonly SavedItem[] {
  const parts = parseTarget(target)
  return parts?.type === 'dua' ? [{ target, ...parts, savedAt: bookmark.savedAt, bookmark }] : []
}

/** The dialog that adds a dua to a collection or takes it out; it is saved as a bookmark too. */
export function CollectDua({ dua, onClose }: { dua: ReadableDua; onClose: () => void }) {
  const { id } = dua
  const saved = bookmarks.use()
  const all = collections.use()
  if (!saved || !all) return null
  const target = targetKey('dua', id)
  const bookmark = saved.get(target)
  const item = {
    target,
    type: 'dua',
    id,
    savedAt: bookmark?.savedAt ?? new Date().toISOString(),
    details: { title: titleOf(dua).text },
    ...(bookmark && { bookmark }),
  }
  return <AddToCollectionDialog all={all} items={[item]} onAdded={() => undefined} onClose={onClose} />
}
