import { useEffect, useState } from 'react'

/** Enough time to paint, even on a slow phone. */
const REST_MS = 100

/**
 * The argument for `useFrom` of records that are shown after `first`: `undefined` until `first` is loaded and
 * painted, then `''` for all.
 */
export function useAllAfterPaint(first: unknown): '' | undefined {
  const [rested, setRested] = useState(false)
  const begun = first !== undefined
  useEffect(() => {
    if (!begun) return
    const timer = setTimeout(() => setRested(true), REST_MS)
    return () => clearTimeout(timer)
  }, [begun])
  return rested ? '' : undefined
}
