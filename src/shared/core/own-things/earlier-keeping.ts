import { restIn } from '../rest-days.ts'
import { aboutKey } from './about.ts'
import { bookmarkIn } from './bookmark.ts'
import { noteIn } from './note.ts'

/** A thing as an earlier version kept it, without a stamp. */
export interface EarlierThing {
  readonly kind: string
  readonly id: string
  readonly value: NonNullable<unknown>
}

/** What an earlier version kept in one place, and whether there is more in it that could not be understood. */
export interface Earlier {
  readonly things: readonly EarlierThing[]
  readonly broken: boolean
}

type Fields = Readonly<Record<string, unknown>>
type ThingIn = (entry: Fields) => EarlierThing | undefined

/** Where earlier versions kept what are things now, which kinds came of it, and how it is read. */
export const earlierPlaces: readonly {
  readonly key: string
  readonly kinds: readonly string[]
  readonly read: (found: unknown) => Earlier
}[] = [
  { key: 'rafiq.saved-verses', kinds: ['bookmark'], read: (found) => each(found, savedVerse) },
  { key: 'rafiq.reading', kinds: ['reading-plan', 'reading-session', 'rest'], read: readingLog },
  { key: 'rafiq.verse-notes', kinds: ['note'], read: (found) => each(found, verseNote) },
]

const savedVerse: ThingIn = ({ key, savedAt }) => {
  const value = bookmarkIn({ savedAt })
  return typeof key === 'string' && value
    ? { kind: 'bookmark', id: aboutKey('verse', key), value }
    : undefined
}

const verseNote: ThingIn = ({ key, ...note }) => {
  if (typeof key !== 'string') return undefined
  const value = noteIn({ ...note, about: aboutKey('verse', key) })
  return value && { kind: 'note', id: idOfNote(`${key}\n${value.writtenAt}\n${value.text}`), value }
}

function readingLog(found: unknown): Earlier {
  if (!isFields(found) || found.version !== 1) return { things: [], broken: true }
  const parts = [
    each(found.plans, keptAs('reading-plan')),
    each(found.sessions, keptAs('reading-session')),
    each(found.pauses, rest),
  ]
  return { things: parts.flatMap(({ things }) => things), broken: parts.some(({ broken }) => broken) }
}

const keptAs =
  (kind: string): ThingIn =>
  ({ id, ...value }) =>
    typeof id === 'string' && id ? { kind, id, value } : undefined

const rest: ThingIn = ({ id, ...pause }) => {
  const value = restIn(pause)
  return typeof id === 'string' && id && value ? { kind: 'rest', id, value } : undefined
}

function each(found: unknown, thingIn: ThingIn): Earlier {
  if (!Array.isArray(found)) return { things: [], broken: true }
  // What was removed needs no stamp: it never came to another device.
  const entries = found.filter((entry) => !isFields(entry) || entry.deletedAt === undefined)
  const things = entries.map((entry) => (isFields(entry) ? thingIn(entry) : undefined))
  return { things: things.filter((thing) => thing !== undefined), broken: things.includes(undefined) }
}

const isFields = (found: unknown): found is Fields =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

/** The same id for the same note, so that moving it twice makes one of it: two FNV-1a hashes of 32 bits. */
function idOfNote(text: string): string {
  const hash = (seed: number) => {
    let sum = seed
    for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193)
    return (sum >>> 0).toString(36)
  }
  return `moved-${hash(0x811c9dc5)}${hash(0x1000193)}`
}
