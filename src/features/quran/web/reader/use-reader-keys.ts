import { useEffect, useRef } from 'react'
import { isTyping } from '#shared/web/is-typing.ts'

/** The reader's keyboard actions. Letters are also recognised by their position, for other alphabets. */
export interface ReaderKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly play: () => void
  readonly search: () => void
  readonly goTo: () => void
  readonly reveal: () => void
  readonly help: () => void
}

/** Handles the reader's keys while `enabled`, unless the user is typing or a dialog is open. */
export function useReaderKeys(keys: ReaderKeys, enabled: boolean): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event)) return
      const act = actionOf(event)
      if (!act) return
      event.preventDefault()
      current.current[act]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [enabled])
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
const byPosition: Readonly<Record<string, keyof ReaderKeys>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyG: 'goTo',
  KeyR: 'reveal',
}

function actionOf({ key, code, target }: KeyboardEvent): keyof ReaderKeys | undefined {
  // The space bar activates a focused button or link.
  if (key === ' ')
    return target instanceof Element && target.closest('button, a, summary') ? undefined : 'play'
  const isLatin = /^[a-z]$/i.test(key)
  return byKey[key.toLowerCase()] ?? (isLatin ? undefined : byPosition[code])
}
