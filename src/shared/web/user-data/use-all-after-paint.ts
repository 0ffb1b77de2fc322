import { useEffect, useState } from 'react'

/** Time to paint, on a slow phone too. */
const REST_MS = 100

/**
 * From where records are to be read that are shown after `first`: from nowhere until that is there and was painted, then
 * from the beginning. For `useFrom` of records.
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
