import { useLayoutEffect, useRef } from 'react'
import { colouredParts, type TajweedFamily } from './tajweed-families.ts'
import './tajweed.css'

/** Whether the browser can colour letters without breaking their joins. */
export const canColourLetters = () => typeof Highlight === 'function' && 'highlights' in CSS

/**
 * A verse whose letters have the colours of their tajweed rules. The browser paints them over the text, which stays one
 * piece, so its letters join, and copying, searching and reading aloud don't change.
 */
export default function TajweedText({ text, only }: { text: string; only?: TajweedFamily }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const node = ref.current?.firstChild
    if (!node || !canColourLetters()) return
    const painted = colouredParts(text)
      .filter(({ family }) => !only || family === only)
      .map(({ family, start, end }) => {
        const range = new StaticRange({
          startContainer: node,
          startOffset: start,
          endContainer: node,
          endOffset: end,
        })
        const highlight = highlightOf(family)
        highlight.add(range)
        return { highlight, range }
      })
    return () => {
      for (const { highlight, range } of painted) highlight.delete(range)
    }
  }, [text, only])
  return (
    <span className="[text-decoration-skip-ink:none]" ref={ref}>
      {text}
    </span>
  )
}

function highlightOf(family: TajweedFamily): Highlight {
  const name = `tajweed-${family}`
  const known = CSS.highlights.get(name)
  if (known) return known
  const highlight = new Highlight()
  CSS.highlights.set(name, highlight)
  return highlight
}
