import { type RefObject, useEffect, useRef } from 'react'

const PLACES = 'dialog, section, main'

/**
 * Moves the focus to the nearest section or dialog when the focused element is removed, for example by its own Delete
 * button; browsers would move it to the start of the page. Returns a ref for the page's `main`.
 */
export function useFocusFallback(): RefObject<HTMLElement | null> {
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
    // A press on the background removes the focus on purpose.
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

/** Focuses an element; returns false if it is removed, hidden or behind a dialog. */
function takesFocus(place: HTMLElement): boolean {
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
  return document.activeElement === place
}

/** The sections and dialogs around an element, innermost first. */
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
