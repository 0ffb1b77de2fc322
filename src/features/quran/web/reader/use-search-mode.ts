import { useLayoutEffect, useRef, useState } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { scrollToVerse, verseElement, verseInView } from './verse-element.ts'

/** Whether verses are searched in place of the text, whose place is kept meanwhile. */
export function useSearchMode() {
  const [isOpen, setOpen] = useState(false)
  const left = useRef<{ readonly scrolled: number; readonly place: VersePlace | undefined }>(undefined)
  const returning = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) scrollTo(0, 0)
    else if (returning.current) goBack(left.current)
    returning.current = false
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      if (isOpen) return
      left.current = { scrolled: scrollY, place: verseInView() }
      setOpen(true)
    },
    /** Back to where one was. */
    close: () => {
      returning.current = true
      setOpen(false)
    },
    /** On to another place. */
    leave: () => setOpen(false),
  }
}

/** The text was not drawn meanwhile: where its heights are estimates again, the verse counts and not the pixels. */
function goBack(
  left: { readonly scrolled: number; readonly place: VersePlace | undefined } | undefined,
): void {
  scrollTo(0, left?.scrolled ?? 0)
  const element = left?.place && verseElement(left.place)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) scrollToVerse(element)
}
