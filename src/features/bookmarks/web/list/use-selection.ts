import { useMemo, useState } from 'react'
import type { SavedItem } from '../../core/saved-item.ts'
import { allOf, emptySelection, extendedTo, stillListed, toggled } from '../../core/selection.ts'

/** The selection among the shown items. */
export function useSelection(items: readonly SavedItem[]) {
  const [selection, setSelection] = useState(emptySelection)
  const order = useMemo(() => items.map(({ target }) => target), [items])
  const there = useMemo(() => new Set(order), [order])
  const current = stillListed(selection, there)
  return useMemo(
    () => ({
      chosen: current.chosen,
      /** A press on an item's checkbox, with or without Shift. */
      press: (target: string, shift: boolean) =>
        setSelection((before) => {
          const now = stillListed(before, there)
          return shift ? extendedTo(now, target, order) : toggled(now, target)
        }),
      all: () => setSelection(allOf(order)),
      none: () => setSelection(emptySelection),
    }),
    [current, order, there],
  )
}
