import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '#shared/web/use-debounced.ts'

/** Short enough to feel instant, long enough not to search for every letter. */
const PAUSE_MS = 180

/**
 * The state of a field whose text is in the address: the address is updated when typing pauses, and the field when the
 * address changes otherwise.
 */
export function useTypedText(text: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const written = useRef(text)
  const settled = useDebounced(typed.trim(), PAUSE_MS)
  const writeLatest = useRef(write)
  writeLatest.current = write
  useEffect(() => {
    if (settled === written.current.trim()) return
    written.current = settled
    writeLatest.current(settled)
  }, [settled])
  useEffect(() => {
    if (text === written.current) return
    written.current = text
    setTyped(text)
  }, [text])
  const send = (now: string) => {
    setTyped(now)
    written.current = now.trim()
    writeLatest.current(now.trim())
  }
  return { typed, setTyped, send }
}
