import { markedParts } from '../search/marked-parts.ts'

/** A text with the words that were looked for. The mark has no edges of its own, so that Arabic letters stay joined. */
export function MarkedText({
  text,
  ranges = [],
}: {
  text: string
  ranges?: readonly (readonly [number, number])[] | undefined
}) {
  if (ranges.length === 0) return text
  let at = 0
  return markedParts(text, ranges).map((part) => {
    const key = at
    at += part.text.length
    return part.marked ? (
      <mark className="bg-mark text-inherit" key={key}>
        {part.text}
      </mark>
    ) : (
      part.text
    )
  })
}
