import { isSpaceless } from './words-of.ts'

const VISIBLE = /[^\p{M}\p{Z}\p{C}]/gu
const DIGIT = /^\p{Nd}$/u

/** Whether there is enough to look for: two visible characters, or one that is a number or as good as a word. */
export function isLongEnough(text: string): boolean {
  const visible = text.match(VISIBLE) ?? []
  const [first] = visible
  if (visible.length !== 1 || first === undefined) return visible.length > 1
  return DIGIT.test(first) || isSpaceless(first)
}
