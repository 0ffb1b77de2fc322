import { startTransition, useEffect, useMemo, useState } from 'react'
import { usePrinting } from './use-printing.ts'
import { whenIdle } from './when-idle.ts'

/** Enough rows for the screen of a phone; rendering more at once would delay taps on a slow one. */
const ROWS_AT_ONCE = 12

/**
 * Decides which rows of a long list, counted from 0, are rendered: the nearest to the rows `near` at once,
 * and more whenever the page is idle. All are rendered before printing.
 */
export function useGradualRows(count: number, near: readonly number[]): (row: number) => boolean {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE)
  const printing = usePrinting()
  const order = useMemo(() => orderByDistance(count, near), [count, near])
  useEffect(() => {
    if (drawn >= count) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + ROWS_AT_ONCE)))
  }, [drawn, count])
  return (row) => printing || (order[row] ?? 0) < drawn
}

/** The rank of each row by its distance to the nearest of the rows `near`. */
export function orderByDistance(count: number, near: readonly number[]): readonly number[] {
  const distance = (row: number) => Math.min(...near.map((other) => Math.abs(row - other)))
  const rows = Array.from({ length: count }, (_, row) => row).sort((a, b) => distance(a) - distance(b))
  const order: number[] = []
  for (const [place, row] of rows.entries()) order[row] = place
  return order
}
