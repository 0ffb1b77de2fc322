import { useCallback, useRef } from 'react'
import type { SurahVerses } from '../../core/reader-address.ts'
import { beginningOf, type PartAddress } from '../../core/reader-portion.ts'
import { currentPlace, setCurrentPlace } from './current-place.ts'
import { keepLastPlace } from './last-place.ts'
import type { ReaderMode } from './reader-settings.ts'
import type { RequestedAddress } from './requested-address.ts'
import { scrollToVerse, verseElement } from './verse-element.ts'

interface Arrival {
  readonly requested: RequestedAddress
  readonly address: PartAddress
  readonly mode: ReaderMode
  readonly marked: SurahVerses | undefined
}

/**
 * Returns a function that sections call when their verses are rendered. It scrolls the requested verse into view once, and
 * focuses it if the address points at it. After a change of mode it restores the current verse.
 */
export function useArrival({ requested, address, mode, marked }: Arrival): () => void {
  const arrived = useRef<{ readonly requested: RequestedAddress; readonly mode: ReaderMode }>(undefined)
  return useCallback(() => {
    const before = arrived.current
    if (before?.requested === requested && before.mode === mode) return
    const onlyModeChanged = before?.requested === requested
    const place = (onlyModeChanged && currentPlace()) || beginningOf(address)
    const element = verseElement(place)
    if (!element) return
    arrived.current = { requested, mode }
    setCurrentPlace(place)
    // Resuming at the last place does not count as reading.
    if (requested.address.kind !== 'last-place') keepLastPlace(place)
    if (address.verses || onlyModeChanged) scrollToVerse(element)
    else if (before && mode !== 'pages') scrollTo(0, 0)
    else if (before) scrollToPageTop(element)
    if (marked) element.focus({ preventScroll: true })
  }, [requested, address, mode, marked])
}

/** Scrolls to the top of a turned page, unless it is visible. */
function scrollToPageTop(element: HTMLElement): void {
  const page = element.closest('section')
  if (page && page.getBoundingClientRect().top < 0) page.scrollIntoView({ block: 'start' })
}
