import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** What the reader's keys do. A letter counts by its place on the keyboard too, so that other alphabets work. */
export interface ReaderKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly play: () => void
  readonly search: () => void
  readonly goTo: () => void
  readonly reveal: () => void
  readonly help: () => void
}

/** While it `listens`, does what the reader's keys say when nobody types and no dialog is open. */
export function useReaderKeys(keys: ReaderKeys, listens: boolean): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!listens) return
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event)) return
      const act = actionOf(event)
      if (!act) return
      event.preventDefault()
      current.current[act]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [listens])
}

const byKey: Readonly<Record<string, keyof ReaderKeys>> = {
  j: 'next',
  k: 'previous',
  g: 'goTo',
  r: 'reveal',
  '/': 'search',
  '?': 'help',
  '؟': 'help',
}
const byPlace: Readonly<Record<string, keyof ReaderKeys>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyG: 'goTo',
  KeyR: 'reveal',
}

function actionOf({ key, code, target }: KeyboardEvent): keyof ReaderKeys | undefined {
  // A focused button or link has the space bar for itself.
  if (key === ' ')
    return target instanceof Element && target.closest('button, a, summary') ? undefined : 'play'
  const isLatin = /^[a-z]$/i.test(key)
  return byKey[key.toLowerCase()] ?? (isLatin ? undefined : byPlace[code])
}
