import { VALUE_LIMIT } from './record.ts'

/** A note beside its text, at most: its title, its target and its times, as JSON. */
const BESIDE_TEXT = 1000
/** `\\u0001` */
const LONGEST_ESCAPE = 6

/** How many more characters a note with this text takes; negative when it is too long. Line ends and quotes count two. */
export const roomAfter = (text: string): number =>
  VALUE_LIMIT - BESIDE_TEXT - (JSON.stringify(text).length - 2)

/** `text` as far as it fits, without NUL and halves of characters, which no database stores. */
export function fittingText(text: string): string {
  let fitting = whole(text.slice(0, VALUE_LIMIT))
  while (roomAfter(fitting) < 0)
    fitting = whole(fitting.slice(0, Math.floor(roomAfter(fitting) / LONGEST_ESCAPE)))
  return fitting
}

const whole = (text: string) => text.replace(/[\0\p{Cs}]/gu, '')
