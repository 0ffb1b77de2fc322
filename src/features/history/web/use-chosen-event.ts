import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { HistoryEvent } from '../core/index.ts'
import { HISTORY_PATH } from './history-address.ts'

/** The address follows after this pause, because browsers limit its changes while someone holds a key. */
const PAUSE_MS = 300

/**
 * The chosen event and a function that chooses another or none. The address names it, and choosing doesn’t
 * fill the history of the browser.
 */
export function useChosenEvent(events: readonly HistoryEvent[] | undefined) {
  const [address] = useLocation()
  const named = address.startsWith(`${HISTORY_PATH}/`) ? address.slice(HISTORY_PATH.length + 1) : undefined
  const [id, setId] = useState(named)
  const seen = useRef(named)
  useEffect(() => {
    if (seen.current === named) return
    seen.current = named
    setId(named)
  }, [named])
  useEffect(() => {
    if (id === seen.current) return
    const timer = setTimeout(() => {
      seen.current = id
      navigate(`${HISTORY_PATH}${id ? `/${id}` : ''}${location.search}`, { replace: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [id])
  return [events?.find((event) => event.id === id), setId] as const
}
