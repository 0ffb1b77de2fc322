interface ColouredPart {
  readonly family: string
  readonly start: number
  readonly end: number
}

/** Whether the browser can colour letters without breaking their joins. */
export const canColourLetters = () => typeof Highlight === 'function' && 'highlights' in CSS

/** Paints parts of a text node in the colours of their families; returns a function that removes them. */
export function paintLetters(
  node: Node | null | undefined,
  parts: readonly ColouredPart[],
): (() => void) | undefined {
  if (!node || !canColourLetters()) return undefined
  const painted = parts.map(({ family, start, end }) => {
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
}

function highlightOf(family: string): Highlight {
  const name = `tajweed-${family}`
  const known = CSS.highlights.get(name)
  if (known) return known
  const highlight = new Highlight()
  CSS.highlights.set(name, highlight)
  return highlight
}
