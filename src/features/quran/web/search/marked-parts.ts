/** A part of a text, highlighted or not. */
export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

/**
 * Splits a text at the highlighted `ranges` (UTF-16 offsets, end exclusive, in any order). Never splits
 * between a letter and its marks. The parts joined are the text.
 */
export function markedParts(
  text: string,
  ranges: readonly (readonly [number, number])[],
): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const add = (end: number, marked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), marked })
    at = Math.max(at, end)
  }
  for (const [start, end] of normalizeRanges(text, ranges)) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}

/** Extends the ranges to whole letters, sorts them, and merges those that touch. */
function normalizeRanges(text: string, ranges: readonly (readonly [number, number])[]): [number, number][] {
  const whole = ranges
    .map(([start, end]): [number, number] => [letterStart(text, start), letterEnd(text, end)])
    .filter(([start, end]) => start < end)
    .sort((a, b) => a[0] - b[0])
  const merged: [number, number][] = []
  for (const range of whole) {
    const last = merged.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else merged.push(range)
  }
  return merged
}

const markStart = /^[\p{M}\u0640\u200d]/u

function letterStart(text: string, offset: number): number {
  let at = Math.min(Math.max(0, offset), text.length)
  while (at > 0 && isInside(text, at)) at -= 1
  return at
}

function letterEnd(text: string, offset: number): number {
  let at = Math.min(Math.max(0, offset), text.length)
  while (at < text.length && isInside(text, at)) at += 1
  return at
}

/** Whether a boundary here would split a surrogate pair, or a letter from its marks. */
function isInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 0xdc00 && code < 0xe000) || markStart.test(text.slice(at, at + 2))
}
