/** A stretch of a text, marked or not. */
export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

/**
 * The text in parts, `ranges` (UTF-16, end not included, in any order) marked. A boundary never falls between a letter
 * and the signs upon it; the parts joined are the text, code unit by code unit.
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
  for (const [start, end] of joined(text, ranges)) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}

/** The ranges inside the text, at whole letters, in order; those that touch are one. */
function joined(text: string, ranges: readonly (readonly [number, number])[]): [number, number][] {
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

const sign = /^[\p{M}\u0640\u200d]/u

function letterStart(text: string, wanted: number): number {
  let at = Math.min(Math.max(0, wanted), text.length)
  while (at > 0 && isInside(text, at)) at -= 1
  return at
}

function letterEnd(text: string, wanted: number): number {
  let at = Math.min(Math.max(0, wanted), text.length)
  while (at < text.length && isInside(text, at)) at += 1
  return at
}

/** Whether a boundary here would cut a surrogate pair or take a sign from its letter. */
function isInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 0xdc00 && code < 0xe000) || sign.test(text.slice(at, at + 2))
}
