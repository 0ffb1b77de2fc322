import { useCallback, useEffect, useRef, useState } from 'react'
import { readNotes, removeNote, writeNote } from './verse-notes.ts'

/** How long the hand rests before what it wrote is kept. */
const REST_MS = 400

/**
 * A note while it is written: kept whenever the hand rests, when the page is left and when the field goes. `kept` is
 * whether this device keeps what stands there, `undefined` before anything was changed.
 */
export function useNoteDraft(key: string, initial: string) {
  const [text, setText] = useState(initial)
  const [kept, setKept] = useState<boolean>()
  const now = useRef(initial)
  const written = useRef(initial)

  const keep = useCallback(() => {
    if (now.current === written.current) return
    setKept(writeNote(key, now.current, written.current))
    written.current = now.current
  }, [key])

  const write = (next: string) => {
    now.current = next
    setText(next)
  }
  const remove = () => {
    keep()
    const note = readNotes(key).find((each) => each.text === written.current)
    if (note) removeNote(note)
    now.current = written.current = ''
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text begins a new rest.
  useEffect(() => {
    const timer = setTimeout(keep, REST_MS)
    return () => clearTimeout(timer)
  }, [text, keep])
  useEffect(() => {
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep])
  return { text, kept, write, remove }
}
