import { useEffect, useRef } from 'react'

/** Volume keys reach a page on some computers; phones keep them to themselves. */
const counting = new Set([' ', 'Enter', 'AudioVolumeUp', 'AudioVolumeDown'])
const TAKES_KEYS = 'a[href], button, input, select, textarea, summary, dialog, [contenteditable]'

/** Counts by the space bar and Enter and takes back by Backspace, wherever on the page nothing else takes these keys. */
export function useKeys(
  pad: { readonly current: HTMLElement | null },
  actions: { readonly onTap: () => void; readonly onUndo: () => void },
): void {
  const act = useRef(actions)
  useEffect(() => {
    act.current = actions
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const elsewhere = target !== pad.current && target?.closest(TAKES_KEYS)
      if (elsewhere || document.querySelector('dialog[open]')) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (counting.has(event.key)) {
        // A key that is held down is one tap; the button itself would count it again.
        event.preventDefault()
        if (!event.repeat) act.current.onTap()
      } else if (event.key === 'Backspace') {
        event.preventDefault()
        if (!event.repeat) act.current.onUndo()
      }
    }
    // Firefox presses a button when the space bar is let go.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.target === pad.current && event.key === ' ') event.preventDefault()
    }
    addEventListener('keydown', onKey)
    addEventListener('keyup', onKeyUp)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('keyup', onKeyUp)
    }
  }, [pad])
}
