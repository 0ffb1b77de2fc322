import { earlier, isInstant, later } from '#shared/core/instant.ts'
import { parseVerseKey } from '../verse-key.ts'
import { inPlaceOrder } from './saved-verse.ts'

/** In UTF-16 units, as a text field counts them. */
export const LONGEST_NOTE = 10_000

/**
 * What a person wrote beside a verse. A note is known by its verse and its text, so a verse can come to have several
 * when devices or files with different ones meet.
 */
export interface VerseNote {
  /** `2:255` */
  readonly key: string
  readonly text: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly writtenAt: string
  readonly changedAt: string
}

/** The note in what was found in a file or on the device, without anything else; `undefined` when it is none. */
export function verseNoteIn(found: unknown): VerseNote | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { key, text, writtenAt, changedAt } = found as Partial<Record<keyof VerseNote, unknown>>
  if (typeof key !== 'string' || !parseVerseKey(key)) return undefined
  if (typeof text !== 'string' || !text.trim() || text.length > LONGEST_NOTE) return undefined
  return isInstant(writtenAt) && isInstant(changedAt) ? { key, text, writtenAt, changedAt } : undefined
}

/**
 * All notes of both, in the order of the Quran and of their first writing. No line of either is lost: of one verse's
 * notes only those go that stand, line by line, in another one.
 */
export function mergeVerseNotes(
  some: readonly VerseNote[],
  others: readonly VerseNote[],
): readonly VerseNote[] {
  const notes = new Map<string, VerseNote>()
  for (const note of [...some, ...others]) {
    const identity = `${note.key} ${note.text}`
    const same = notes.get(identity)
    notes.set(identity, same ? { ...note, ...spanOf(note, same) } : note)
  }
  const byVerse = new Map<string, VerseNote[]>()
  for (const note of notes.values()) byVerse.set(note.key, [...(byVerse.get(note.key) ?? []), note])
  return [...byVerse.values()].flatMap(withoutContained).sort(inNoteOrder)
}

/** The notes after `before` (the text of a note of the verse; empty for none) became `text`; an empty one goes. */
export function withNote(
  notes: readonly VerseNote[],
  { key, before, text, now }: { key: string; before: string; text: string; now: string },
): readonly VerseNote[] {
  const old = notes.find((note) => note.key === key && note.text === before)
  if (old && text === before) return notes
  const rest = notes.filter((note) => note !== old)
  if (!text.trim()) return rest
  return mergeVerseNotes(rest, [{ key, text, writtenAt: old?.writtenAt ?? now, changedAt: now }])
}

const spanOf = (a: VerseNote, b: VerseNote) => ({
  writtenAt: earlier(a.writtenAt, b.writtenAt),
  changedAt: later(a.changedAt, b.changedAt),
})

function withoutContained(notes: readonly VerseNote[]): readonly VerseNote[] {
  return notes.filter((note) => !notes.some((other) => other !== note && standsIn(note.text, other.text)))
}

const standsIn = (text: string, other: string) => `\n${other}\n`.includes(`\n${text}\n`)

/** Sorts by the order of the Quran, then of their first writing. */
export function inNoteOrder(a: VerseNote, b: VerseNote): number {
  return inPlaceOrder(a, b) || compare(a.writtenAt, b.writtenAt) || compare(a.text, b.text)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
