import { useEffect } from 'react'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** Elements that use the arrow keys themselves. */
const BUSY = 'input, select, textarea, dialog, [contenteditable], [role=slider]'

/** The arrow that points forward in reading direction calls `move(1)`, the other one `move(-1)`. */
export function useDayKeys(move: (days: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(BUSY)) return
      const days = daysOf(event.key)
      if (days) move(days)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [move])
}

function daysOf(key: string): 1 | -1 | undefined {
  const onwards = currentLanguage().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === onwards) return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : undefined
}
