import { mergeSavedVerses, type SavedVerse, savedVerseIn } from './saved-verse.ts'
import { mergeVerseNotes, type VerseNote, verseNoteIn } from './verse-note.ts'

/** What a person keeps of the Quran: saved verses and notes. */
export interface VerseThings {
  readonly saved: readonly SavedVerse[]
  readonly notes: readonly VerseNote[]
}

/** Why a file is not taken. `entry` counts from 1 within its list. */
export type FileProblem =
  | { readonly code: 'tooLarge' | 'notJson' | 'notOurs' | 'newer' | 'tooManyNotes' }
  | { readonly code: 'badVerse' | 'badNote'; readonly entry: number }

/** In UTF-16 units; far more than a device keeps. */
export const LONGEST_FILE = 10_000_000
/** Of one verse; a file with more was not written by a person. */
const MOST_NOTES_OF_A_VERSE = 100

const APP = 'rafiq'
const KIND = 'verse-things'
const VERSION = 1

/** The file's text, as it can be read in again. `now` is an instant (ISO 8601). */
export function verseThingsFile({ saved, notes }: VerseThings, now: string): string {
  const file = {
    app: APP,
    kind: KIND,
    version: VERSION,
    exportedAt: now,
    saved,
    notes: notes.map(({ key, text, writtenAt, changedAt }) => ({ key, text, writtenAt, changedAt })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** What stands in a file, or why nothing of it is taken. A file is taken whole or not at all. */
export function readVerseThingsFile(
  text: string,
): { readonly things: VerseThings } | { readonly problem: FileProblem } {
  if (text.length > LONGEST_FILE) return { problem: { code: 'tooLarge' } }
  const file = parsed(text)
  if (file === undefined) return { problem: { code: 'notJson' } }
  const { app, kind, version, saved, notes } = file as Readonly<Record<string, unknown>>
  if (app !== APP || kind !== KIND || !Array.isArray(saved) || !Array.isArray(notes)) {
    return { problem: { code: 'notOurs' } }
  }
  if (typeof version !== 'number' || version > VERSION) return { problem: { code: 'newer' } }
  const verses = saved.map(savedVerseIn)
  const badVerse = verses.indexOf(undefined)
  if (badVerse >= 0) return { problem: { code: 'badVerse', entry: badVerse + 1 } }
  const written = notes.map(verseNoteIn)
  const badNote = written.indexOf(undefined)
  if (badNote >= 0) return { problem: { code: 'badNote', entry: badNote + 1 } }
  return things(verses as readonly SavedVerse[], written as readonly VerseNote[])
}

function things(saved: readonly SavedVerse[], notes: readonly VerseNote[]) {
  const counts = new Map<string, number>()
  for (const { key } of notes) counts.set(key, (counts.get(key) ?? 0) + 1)
  if (Math.max(0, ...counts.values()) > MOST_NOTES_OF_A_VERSE) {
    return { problem: { code: 'tooManyNotes' } } as const
  }
  return { things: { saved: mergeSavedVerses(saved, []), notes: mergeVerseNotes(notes, []) } }
}

function parsed(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : undefined
  } catch {
    return undefined
  }
}
