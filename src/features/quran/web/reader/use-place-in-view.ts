import { useEffect } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { isAutoScrolling, markAutoScroll, watchUserScroll } from './auto-scroll.ts'
import { setCurrentPlace } from './current-place.ts'
import { verseInView } from './verse-element.ts'

const LOOK_AGAIN_MS = 120
const SETTLED_MS = 400

/**
 * Follows the person's scrolling: says at once which verse is in view, and `onSettled` when it has come to rest. Where the
 * page scrolls by itself nobody reads on.
 */
export function usePlaceInView(onSettled: (place: VersePlace) => void): void {
  useEffect(() => {
    let looking: ReturnType<typeof setTimeout> | undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      looking = undefined
      const place = placeOfPerson()
      if (place) setCurrentPlace(place)
    }
    const settle = () => {
      settling = undefined
      const place = placeOfPerson()
      if (place) onSettled(place)
    }
    const onScroll = () => {
      if (isAutoScrolling()) return markAutoScroll()
      looking ??= setTimeout(look, LOOK_AGAIN_MS)
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLED_MS)
    }
    // Verses that come near get their real height while somebody scrolls: the scrolling stays theirs.
    let size: number | undefined
    const sizes = new ResizeObserver(() => {
      const before = size
      size = document.documentElement.offsetHeight
      if (before !== undefined && settling === undefined) markAutoScroll()
    })
    sizes.observe(document.documentElement)
    const endNoticing = watchUserScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      sizes.disconnect()
      endNoticing()
      clearTimeout(looking)
      clearTimeout(settling)
    }
  }, [onSettled])
}

/** The verse in view, where the person and not the page has moved there. */
const placeOfPerson = () => (isAutoScrolling() ? undefined : verseInView())
