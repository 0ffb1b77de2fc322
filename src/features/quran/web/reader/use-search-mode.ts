import { useLayoutEffect, useRef, useState } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { scrollToVerse, verseElement, verseInView } from './verse-element.ts'

/** The state of the search mode, which restores the text's scroll position when it closes. */
export function useSearchMode() {
  const [isOpen, setOpen] = useState(false)
  const saved = useRef<{ readonly scrolled: number; readonly place: VersePlace | undefined }>(undefined)
  const isReturning = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) scrollTo(0, 0)
    else if (isReturning.current) restorePosition(saved.current)
    isReturning.current = false
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      if (isOpen) return
      saved.current = { scrolled: scrollY, place: verseInView() }
      setOpen(true)
    },
    /** Closes and restores the position. */
    close: () => {
      isReturning.current = true
      setOpen(false)
    },
    /** Closes without restoring the position. */
    leave: () => setOpen(false),
  }
}

/** Scrolls to the verse if the saved offset is wrong, because hidden verses have estimated heights again. */
function restorePosition(
  saved: { readonly scrolled: number; readonly place: VersePlace | undefined } | undefined,
): void {
  scrollTo(0, saved?.scrolled ?? 0)
  const element = saved?.place && verseElement(saved.place)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) scrollToVerse(element)
}
