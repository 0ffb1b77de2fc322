import { useEffect, useRef, useState } from 'react'
import { useSettled } from './use-settled.ts'

/** Short enough to feel at once, long enough not to ask for every letter. */
const PAUSE_MS = 180

/**
 * What is typed in a field whose text lives in the address: the address follows when the typing pauses, and the field
 * follows the address when something else changes it.
 */
export function useTypedText(text: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const written = useRef(text)
  const settled = useSettled(typed.trim(), PAUSE_MS)
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
