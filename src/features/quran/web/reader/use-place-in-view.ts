import { useEffect } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { isAutoScrolling, markAutoScroll, watchUserScroll } from './auto-scroll.ts'
import { setCurrentPlace } from './current-place.ts'
import { verseInView } from './verse-element.ts'

const UPDATE_INTERVAL_MS = 120
const SETTLED_MS = 400

/**
 * Tracks the verse in view while the user scrolls, and calls `onSettled` when scrolling ends. Automatic scrolling is
 * ignored, because it is not reading.
 */
export function usePlaceInView(onSettled: (place: VersePlace) => void): void {
  useEffect(() => {
    let updateTimer: ReturnType<typeof setTimeout> | undefined
    let settleTimer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      updateTimer = undefined
      const place = placeReached()
      if (place) setCurrentPlace(place)
    }
    const settle = () => {
      settleTimer = undefined
      const place = placeReached()
      if (place) onSettled(place)
    }
    const onScroll = () => {
      if (isAutoScrolling()) return markAutoScroll()
      updateTimer ??= setTimeout(update, UPDATE_INTERVAL_MS)
      clearTimeout(settleTimer)
      settleTimer = setTimeout(settle, SETTLED_MS)
    }
    // Verses get their real height as the user scrolls near them; that scrolling stays the user's.
    let size: number | undefined
    const sizes = new ResizeObserver(() => {
      const before = size
      size = document.documentElement.offsetHeight
      if (before !== undefined && settleTimer === undefined) markAutoScroll()
    })
    sizes.observe(document.documentElement)
    const stopWatching = watchUserScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      sizes.disconnect()
      stopWatching()
      clearTimeout(updateTimer)
      clearTimeout(settleTimer)
    }
  }, [onSettled])
}

/** The verse in view, unless the page scrolls automatically. */
const placeReached = () => (isAutoScrolling() ? undefined : verseInView())
