import { useEffect } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { setCurrentPlace } from './current-place.ts'
import { scrollsByItself, verseInView } from './verse-element.ts'

const LOOK_AGAIN_MS = 120
const SETTLED_MS = 400

/** Follows the scrolling: says at once which verse is in view, and `onSettled` when the scrolling has come to rest. */
export function usePlaceInView(onSettled: (place: VersePlace) => void): void {
  useEffect(() => {
    let looking: ReturnType<typeof setTimeout> | undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      looking = undefined
      const place = verseInView()
      if (place) setCurrentPlace(place)
    }
    const settle = () => {
      const place = verseInView()
      if (place) onSettled(place)
    }
    const onScroll = () => {
      if (scrollsByItself()) return
      looking ??= setTimeout(look, LOOK_AGAIN_MS)
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLED_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      clearTimeout(looking)
      clearTimeout(settling)
    }
  }, [onSettled])
}
