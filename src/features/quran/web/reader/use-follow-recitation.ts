import { useEffect, useRef, useState } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { scrollToVerse, verseElement } from './verse-element.ts'

/**
 * Keeps the playing verse on the screen until the user scrolls away from it. Returns whether they did (`away`), and a
 * function to return (`back`).
 */
export function useFollowRecitation(sounding: VersePlace | undefined, open: (place: VersePlace) => void) {
  const [away, setAway] = useState(false)
  const follows = useRef(true)
  const opening = useRef(open)
  useEffect(() => {
    opening.current = open
  })
  useEffect(() => {
    if (!sounding) {
      follows.current = true
      setAway(false)
      return
    }
    if (follows.current) bring(sounding, opening.current)
  }, [sounding])
  useEffect(() => {
    if (!sounding) return
    // Reacts to the user's input only, because the page also scrolls automatically.
    const leave = () => {
      setTimeout(() => {
        const visible = isOnScreen(verseElement(sounding))
        follows.current = visible
        setAway(!visible)
      }, SCROLLED_MS)
    }
    const onKey = ({ key }: KeyboardEvent) => /^(Arrow|Page|Home|End|j$|k$)/.test(key) && leave()
    for (const name of ['wheel', 'touchmove'] as const) addEventListener(name, leave, { passive: true })
    addEventListener('keydown', onKey)
    return () => {
      for (const name of ['wheel', 'touchmove'] as const) removeEventListener(name, leave)
      removeEventListener('keydown', onKey)
    }
  }, [sounding])
  const back = () => {
    follows.current = true
    setAway(false)
    if (sounding) bring(sounding, opening.current)
  }
  return { away: away && sounding !== undefined, back }
}

const SCROLLED_MS = 250

function bring(place: VersePlace, open: (place: VersePlace) => void): void {
  const element = verseElement(place)
  if (!element) open(place)
  else if (!isOnScreen(element)) scrollToVerse(element, { smooth: true })
}

const UNDER_BAR_PX = 56
const OVER_PLAYER_PX = 160

function isOnScreen(element: HTMLElement | undefined): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= UNDER_BAR_PX - 8 ? top < innerHeight - OVER_PLAYER_PX : bottom > innerHeight / 2
}
