import { FolderPlus, PencilLine, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import { newId } from '#shared/web/user-data/new-id.ts'
import type { SavedItem } from '../../core/saved-item.ts'
import { removeCollection } from '../bookmark-changes.ts'
import CollectionDialog from './collection-dialog.tsx'
import { byName, type CollectionsById } from './collections-by-id.ts'

/** The collections to filter by, and actions for the selected one. */
export function CollectionRow({
  collections,
  items,
  chosen,
  onChoose,
}: {
  collections: CollectionsById
  /** `undefined` until all are loaded. */
  items: readonly SavedItem[] | undefined
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const [editing, setEditing] = useState<string>()
  const counts = useMemo(() => items && countsOf(items), [items])
  const current = chosen ? collections.get(chosen) : undefined
  return (
    <div className="flex flex-wrap items-center gap-2">
      {collections.size > 0 && (
        <ChipRow label={t('bookmarks:collections.title')}>
          {byName(collections).map(([id, { name, colour }]) => (
            <Chip key={id} onPress={() => onChoose(id === chosen ? undefined : id)} pressed={id === chosen}>
              <span className="inline-flex max-w-full items-center gap-2">
                <HighlightStar colour={colour} size={16} />
                <bdi className="max-w-48 truncate">{name}</bdi>
                <span className="tabular min-w-[2ch] text-muted text-sm">
                  {counts && formatNumber(counts.get(id) ?? 0)}
                </span>
              </span>
            </Chip>
          ))}
        </ChipRow>
      )}
      {chosen && current && (
        <>
          <Button onClick={() => setEditing(chosen)}>
            <PencilLine aria-hidden size={17} />
            {t('bookmarks:collections.change')}
          </Button>
          <Button
            onClick={() => {
              onChoose(undefined)
              void removeCollection(chosen, current)
            }}
          >
            <Trash2 aria-hidden size={17} />
            {t('bookmarks:collections.remove')}
          </Button>
        </>
      )}
      {!current && (
        <Button className="text-action" look="plain" onClick={() => setEditing(newId())}>
          <FolderPlus aria-hidden size={18} />
          {t('bookmarks:collections.new')}
        </Button>
      )}
      {editing && (
        <CollectionDialog
          collection={collections.get(editing)}
          id={editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

function countsOf(items: readonly SavedItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { bookmark } of items) {
    for (const id of bookmark?.collections ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
