import { type KeyboardEvent, useCallback, useRef } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import type { CollectionsById } from '../collections/collections-by-id.ts'
import type { ShownItem } from '../use-items.ts'
import { Blocks } from './blocks.tsx'
import { ItemRow } from './item-row.tsx'
import type { useSelection } from './use-selection.ts'

const ROW_PX = 132

/**
 * The items, selectable by click, Shift and keyboard: arrows move between checkboxes, with Shift they select,
 * Ctrl+A selects all, Escape none.
 */
export function ItemList({
  items,
  selection,
  collections,
  onRemove,
}: {
  items: readonly ShownItem[]
  selection: ReturnType<typeof useSelection>
  collections: CollectionsById
  onRemove: (item: ShownItem) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const { press, all, none, chosen } = selection
  const onPress = useCallback(press, [press])
  const onKeyDown = (event: KeyboardEvent) => {
    const box = event.target instanceof HTMLInputElement ? event.target : undefined
    if (event.key === 'Escape' && chosen.size > 0) none()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) all()
    else if (box && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-item]') ?? [])]
      const next = boxes[boxes.indexOf(box) + (event.key === 'ArrowDown' ? 1 : -1)]
      next?.focus()
      if (next && event.shiftKey) {
        if (chosen.size === 0) press(box.value, false)
        press(next.value, true)
      }
    } else return
    event.preventDefault()
  }
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: the blocks are between the list and its items.
    <div
      aria-label={t('bookmarks:title')}
      className="mt-3 overflow-hidden rounded-card bg-raised shadow-card"
      onKeyDown={onKeyDown}
      ref={list}
      role="list"
    >
      <Blocks estimate={ROW_PX} items={items}>
        {(item, position) => (
          <ItemRow
            chosen={chosen.has(item.target)}
            collections={collections}
            item={item}
            key={item.target}
            onPress={onPress}
            onRemove={onRemove}
            position={position}
            total={items.length}
          />
        )}
      </Blocks>
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: the blocks are between the list and its items.
  )
}
