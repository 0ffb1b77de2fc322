import { useEffect, useRef } from 'react'

/** Volume keys reach a page on some computers, never on phones. */
const counting = new Set([' ', 'Enter', 'AudioVolumeUp', 'AudioVolumeDown'])
const TAKES_KEYS = 'a[href], button, input, select, textarea, summary, dialog, [contenteditable]'

/** Counts with Space and Enter and undoes with Backspace, unless another control on the page has the focus. */
export function useCountingKeys(
  tapArea: { readonly current: HTMLElement | null },
  actions: { readonly onTap: () => void; readonly onUndo: () => void },
): void {
  const act = useRef(actions)
  useEffect(() => {
    act.current = actions
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const elsewhere = target !== tapArea.current && target?.closest(TAKES_KEYS)
      if (elsewhere || document.querySelector('dialog[open]')) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (counting.has(event.key)) {
        // A held key is one tap, and the focused button would count it again.
        event.preventDefault()
        if (!event.repeat) act.current.onTap()
      } else if (event.key === 'Backspace') {
        event.preventDefault()
        if (!event.repeat) act.current.onUndo()
      }
    }
    // Firefox presses a button when the space bar is released.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.target === tapArea.current && event.key === ' ') event.preventDefault()
    }
    addEventListener('keydown', onKey)
    addEventListener('keyup', onKeyUp)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('keyup', onKeyUp)
    }
  }, [tapArea])
}
