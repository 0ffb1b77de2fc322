import { useState } from 'react'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { type Design, designQuery, firstDesign, parseDesign } from '../../core/design.ts'

const MOST_STEPS = 100

/** The design in the address, with the steps before and after it. */
export interface DesignState {
  readonly design: Design
  readonly change: (part: Partial<Design>) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly reset: () => void
}

export function useDesign(): DesignState {
  const [query, setQuery] = useAddressQuery()
  const design = parseDesign(query)
  const [past, setPast] = useState<readonly Design[]>([])
  const [future, setFuture] = useState<readonly Design[]>([])
  const show = (next: Design) => setQuery(() => designQuery(next), { replace: true })
  const go = (next: Design) => {
    if (designQuery(next).toString() === designQuery(design).toString()) return
    setPast([...past, design].slice(-MOST_STEPS))
    setFuture([])
    show(next)
  }
  const [before, after] = [past.at(-1), future[0]]
  return {
    design,
    change: (part) => go({ ...design, ...part }),
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1))
        setFuture([design, ...future])
        show(before)
      }),
    redo:
      after &&
      (() => {
        setPast([...past, design])
        setFuture(future.slice(1))
        show(after)
      }),
    reset: () => go(firstDesign),
  }
}
