import { markedParts } from '../search/marked-parts.ts'

/** A text with highlighted words. The mark has no padding, so that Arabic letters stay joined. */
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
