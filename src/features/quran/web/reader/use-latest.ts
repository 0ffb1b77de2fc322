import { useCallback, useEffect, useRef } from 'react'

/** One function for as long as the component lives that does what the latest one did. */
export function useLatest<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values: Arguments) => latest.current(...values), [])
}
