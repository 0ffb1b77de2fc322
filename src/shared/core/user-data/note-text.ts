import { VALUE_LIMIT } from './record.ts'

/** The most that a note's title, target and times take as JSON, in characters. */
const BESIDE_TEXT = 1000
/** `\\u0001` */
const LONGEST_ESCAPE = 6

/** The number of characters left in a note; negative if it is too long. Line breaks and quotes count as two. */
export const roomAfter = (text: string): number =>
  VALUE_LIMIT - BESIDE_TEXT - (JSON.stringify(text).length - 2)

/** The part of `text` that fits, without NUL and unpaired surrogates, which PostgreSQL can't store. */
export function fittingText(text: string): string {
  let fitting = whole(text.slice(0, VALUE_LIMIT))
  while (roomAfter(fitting) < 0)
    fitting = whole(fitting.slice(0, Math.floor(roomAfter(fitting) / LONGEST_ESCAPE)))
  return fitting
}

const whole = (text: string) => text.replace(/[\0\p{Cs}]/gu, '')
