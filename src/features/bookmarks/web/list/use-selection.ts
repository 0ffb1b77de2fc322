import { useMemo, useState } from 'react'
import type { KeptItem } from '../../core/kept-item.ts'
import { allOf, nothingChosen, reachedTo, stillThere, toggled } from '../../core/selection.ts'

/** What is chosen of the items that are shown. */
export function useSelection(items: readonly KeptItem[]) {
  const [selection, setSelection] = useState(nothingChosen)
  const order = useMemo(() => items.map(({ about }) => about), [items])
  const there = useMemo(() => new Set(order), [order])
  const current = stillThere(selection, there)
  return useMemo(
    () => ({
      chosen: current.chosen,
      /** A press on an item's box, with Shift or without. */
      press: (about: string, shift: boolean) =>
        setSelection((before) => {
          const now = stillThere(before, there)
          return shift ? reachedTo(now, about, order) : toggled(now, about)
        }),
      all: () => setSelection(allOf(order)),
      none: () => setSelection(nothingChosen),
    }),
    [current, order, there],
  )
}
