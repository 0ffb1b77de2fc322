import { restIn } from '../rest-days.ts'
import { aboutKey } from './about.ts'
import { bookmarkIn } from './bookmark.ts'
import { noteIn } from './note.ts'

/** A record as an earlier version kept it, without a timestamp. */
export interface EarlierThing {
  readonly type: string
  readonly id: string
  readonly value: NonNullable<unknown>
}

/** What an earlier version kept in one place, and whether there is more in it that could not be understood. */
export interface Earlier {
  readonly records: readonly EarlierThing[]
  readonly broken: boolean
}

type Fields = Readonly<Record<string, unknown>>
type ThingIn = (entry: Fields) => EarlierThing | undefined

/** Where earlier versions kept what are records now, which types came of it, and how it is read. */
export const earlierPlaces: readonly {
  readonly key: string
  readonly types: readonly string[]
  readonly read: (found: unknown) => Earlier
}[] = [
  { key: 'rafiq.saved-verses', types: ['bookmark'], read: (found) => each(found, savedVerse) },
  { key: 'rafiq.reading', types: ['reading-plan', 'reading-session', 'rest'], read: readingLog },
  { key: 'rafiq.verse-notes', types: ['note'], read: (found) => each(found, verseNote) },
]

const savedVerse: ThingIn = ({ key, savedAt }) => {
  const value = bookmarkIn({ savedAt })
  return typeof key === 'string' && value
    ? { type: 'bookmark', id: aboutKey('verse', key), value }
    : undefined
}

const verseNote: ThingIn = ({ key, ...note }) => {
  if (typeof key !== 'string') return undefined
  const value = noteIn({ ...note, about: aboutKey('verse', key) })
  return value && { type: 'note', id: idOfNote(`${key}\n${value.writtenAt}\n${value.text}`), value }
}

function readingLog(found: unknown): Earlier {
  if (!isFields(found) || found.version !== 1) return { records: [], broken: true }
  const parts = [
    each(found.plans, keptAs('reading-plan')),
    each(found.sessions, keptAs('reading-session')),
    each(found.pauses, rest),
  ]
  return { records: parts.flatMap(({ records }) => records), broken: parts.some(({ broken }) => broken) }
}

const keptAs =
  (type: string): ThingIn =>
  ({ id, ...value }) =>
    typeof id === 'string' && id ? { type, id, value } : undefined

const rest: ThingIn = ({ id, ...pause }) => {
  const value = restIn(pause)
  return typeof id === 'string' && id && value ? { type: 'rest', id, value } : undefined
}

function each(found: unknown, thingIn: ThingIn): Earlier {
  if (!Array.isArray(found)) return { records: [], broken: true }
  // What was removed needs no timestamp: it never came to another device.
  const entries = found.filter((entry) => !isFields(entry) || entry.deletedAt === undefined)
  const records = entries.map((entry) => (isFields(entry) ? thingIn(entry) : undefined))
  return { records: records.filter((record) => record !== undefined), broken: records.includes(undefined) }
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
