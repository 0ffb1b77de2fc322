import { isInstant } from '../instant.ts'
import { aboutIn } from './about.ts'
import { isText } from './is-text.ts'
import { VALUE_LIMIT } from './record.ts'

/** What a person wrote, about something or about nothing but itself. Text is text: nothing in it is markup. */
export interface Note {
  /** `verse/2:255` */
  readonly about?: string
  readonly title?: string
  readonly text: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly writtenAt: string
  readonly changedAt: string
}

/** A note as somebody left it once; its id is `<note's id>/<when they began to write>`. */
export type NoteVersion = Pick<Note, 'title' | 'text'>

/** In UTF-16 units. */
export const LONGEST_NOTE_TITLE = 200
/** What a note is beside its text, at most: its title, what it is about and its times, as JSON. */
const BESIDE_TEXT = 1000
const LONGEST_ABOUT = 200

/** The note in what was found in a file or on the device, without anything else; `undefined` when it is none. */
export function noteIn(found: unknown): Note | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { about, title, text, writtenAt, changedAt } = found as Partial<Record<keyof Note, unknown>>
  if (typeof text !== 'string' || text.length > VALUE_LIMIT) return undefined
  if (!isInstant(writtenAt) || !isInstant(changedAt)) return undefined
  const named = isText(title, LONGEST_NOTE_TITLE)
  if (!named && !text.trim()) return undefined
  return {
    ...(isText(about, LONGEST_ABOUT) && aboutIn(about) && { about }),
    ...(named && { title }),
    text,
    writtenAt,
    changedAt,
  }
}

export function noteVersionIn(found: unknown): NoteVersion | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { title, text } = found as Partial<Record<keyof NoteVersion, unknown>>
  if (typeof text !== 'string') return undefined
  return { ...(isText(title, LONGEST_NOTE_TITLE) && { title }), text }
}

/** How many more characters a note with this text takes; negative when it is too long. Line ends and quotes count two. */
export const roomAfter = (text: string): number =>
  VALUE_LIMIT - BESIDE_TEXT - (JSON.stringify(text).length - 2)

/** `text` as far as it fits, without NUL and halves of characters, which no database holds. */
export function fittingText(text: string): string {
  let fitting = whole(text.slice(0, VALUE_LIMIT))
  while (roomAfter(fitting) < 0)
    fitting = whole(fitting.slice(0, Math.floor(roomAfter(fitting) / LONGEST_ESCAPE)))
  return fitting
}

/** `\\u0001` */
const LONGEST_ESCAPE = 6
const whole = (text: string) => text.replace(/[\0\p{Cs}]/gu, '')
