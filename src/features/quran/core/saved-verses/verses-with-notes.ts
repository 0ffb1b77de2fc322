import { later } from '#shared/core/instant.ts'
import { inPlaceOrder, type SavedVerse } from './saved-verse.ts'
import type { VerseNote } from './verse-note.ts'

/** Saved verses and notes about verses. */
export interface SavedVersesAndNotes {
  readonly saved: readonly SavedVerse[]
  readonly notes: readonly VerseNote[]
}

/** A verse that the user saved or wrote a note about. */
export interface VerseWithNotes {
  /** `2:255` */
  readonly key: string
  readonly saved: boolean
  readonly notes: readonly VerseNote[]
  /** When it was saved or its notes last changed (ISO 8601 in UTC). */
  readonly touchedAt: string
}

/** Every saved verse and every verse with notes, each once, in the order of the Quran or newest first. */
export function versesWithNotes(
  { saved, notes }: SavedVersesAndNotes,
  order: 'place' | 'time',
): readonly VerseWithNotes[] {
  const verses = new Map<string, VerseWithNotes>()
  for (const { key, savedAt } of saved) verses.set(key, { key, saved: true, notes: [], touchedAt: savedAt })
  for (const note of notes) {
    const verse = verses.get(note.key) ?? {
      key: note.key,
      saved: false,
      notes: [],
      touchedAt: note.changedAt,
    }
    verses.set(note.key, {
      ...verse,
      notes: [...verse.notes, note],
      touchedAt: later(verse.touchedAt, note.changedAt),
    })
  }
  const sorted = [...verses.values()].sort(inPlaceOrder)
  return order === 'place'
    ? sorted
    : sorted.sort((a, b) => (a.touchedAt < b.touchedAt ? 1 : Number(a.touchedAt > b.touchedAt) * -1))
}
