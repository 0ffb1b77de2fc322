import { useCallback, useEffect, useRef } from 'react'
import type { VersePlace } from '../../core/index.ts'
import { useListening } from '../listening/use-listening.ts'
import { currentPlace } from './current-place.ts'

/** The recitation in the reader: the current verse, and functions to play or pause. */
export function useReaderListening() {
  const listening = useListening()
  const { status, verse } = listening
  const active = status === 'playing' || status === 'loading' || status === 'waiting'
  const sounding = active || status === 'paused' ? verse : undefined
  const listen = useStableCallback((place: VersePlace) => {
    const isCurrent = sounding?.surah === place.surah && sounding.verse === place.verse
    if (isCurrent && active) listening.pause()
    else if (isCurrent) listening.resume()
    else listening.play({ from: place })
  })
  const playOrPause = (beginning: VersePlace) => {
    if (active) listening.pause()
    else if (status === 'paused') listening.resume()
    else listening.play({ from: currentPlace() ?? beginning })
  }
  return { sounding, listen, playOrPause }
}

/** A stable function that calls the latest `act`. */
function useStableCallback<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values: Arguments) => latest.current(...values), [])
}
