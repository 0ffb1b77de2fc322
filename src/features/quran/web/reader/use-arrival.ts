import { useCallback, useRef } from 'react'
import type { SurahVerses } from '../../core/reader-address.ts'
import { beginningOf, type PartAddress } from '../../core/reader-portion.ts'
import { currentPlace, setCurrentPlace } from './current-place.ts'
import { keepLastPlace } from './last-place.ts'
import type { ReaderMode } from './reader-settings.ts'
import type { RequestedAddress } from './requested-address.ts'
import { scrollToVerse, verseElement } from './verse-element.ts'

interface Arrival {
  readonly asked: RequestedAddress
  readonly address: PartAddress
  readonly mode: ReaderMode
  readonly marked: SurahVerses | undefined
}

/**
 * Returns what a section calls when its verses stand on the page: it brings the verse that was asked for into view, once,
 * and gives it the focus when a link means it. In another mode one stays where one was.
 */
export function useArrival({ asked, address, mode, marked }: Arrival): () => void {
  const arrived = useRef<{ readonly asked: RequestedAddress; readonly mode: ReaderMode }>(undefined)
  return useCallback(() => {
    const before = arrived.current
    if (before?.asked === asked && before.mode === mode) return
    const onlyModeChanged = before?.asked === asked
    const place = (onlyModeChanged && currentPlace()) || beginningOf(address)
    const element = verseElement(place)
    if (!element) return
    arrived.current = { asked, mode }
    setCurrentPlace(place)
    // Nobody read there yet who was only led to where they were.
    if (asked.address.kind !== 'last-place') keepLastPlace(place)
    if (address.verses || onlyModeChanged) scrollToVerse(element)
    else if (before && mode !== 'pages') scrollTo(0, 0)
    else if (before) topOf(element)
    if (marked) element.focus({ preventScroll: true })
  }, [asked, address, mode, marked])
}

/** A turned page begins at its top, unless that is on the screen anyway. */
function topOf(element: HTMLElement): void {
  const page = element.closest('section')
  if (page && page.getBoundingClientRect().top < 0) page.scrollIntoView({ block: 'start' })
}
