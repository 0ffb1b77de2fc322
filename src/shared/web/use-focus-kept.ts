import { type RefObject, useEffect, useRef } from 'react'

const PLACES = 'dialog, section, main'

/**
 * Keeps the focus near: when what had it goes away, because a press on it removed it, the nearest section or dialog around
 * it that is left gets the focus, and not the page's very beginning. For a ref of the page's `main`.
 */
export function useFocusKept(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = page.current
    if (!root) return
    let last: Element | undefined
    let around: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      last = target as Element
      around = placesAround(last)
    }
    // Whoever presses beside everything leaves the focus on purpose.
    const forget = () => {
      last = undefined
    }
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      around.find(takesFocus)
    }
    const observer = new MutationObserver(keep)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget, { capture: true })
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [])
  return page
}

/** Not what is gone, closed or behind a dialog. */
function takesFocus(place: HTMLElement): boolean {
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
  return document.activeElement === place
}

/** From the inside to the outside. */
function placesAround(element: Element): HTMLElement[] {
  const places: HTMLElement[] = []
  for (
    let place = element.closest<HTMLElement>(PLACES);
    place;
    place = place.parentElement?.closest<HTMLElement>(PLACES) ?? null
  ) {
    places.push(place)
  }
  return places
}
