import { useLayoutEffect, useRef } from 'react'
import { paintLetters } from './paint-letters.ts'
import { colouredParts, type TajweedFamily } from './tajweed-families.ts'
import './tajweed.css'

/**
 * A verse whose letters have the colours of their tajweed rules. The browser paints them over the text, which stays one
 * piece, so its letters join, and copying, searching and reading aloud don't change.
 */
export default function TajweedText({ text, only }: { text: string; only?: TajweedFamily }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const parts = colouredParts(text).filter(({ family }) => !only || family === only)
    return paintLetters(ref.current?.firstChild, parts)
  }, [text, only])
  return (
    <span className="[text-decoration-skip-ink:none]" ref={ref}>
      {text}
    </span>
  )
}
