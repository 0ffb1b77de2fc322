import { aboutIn } from '#shared/core/user-data/about.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { parseVerseKey } from '../verse-key.ts'
import { inNoteOrder, type VerseNote } from './verse-note.ts'

/** A note about a verse, with the id that it is known by. */
export interface KeptVerseNote extends VerseNote {
  readonly id: string
  readonly title?: string | undefined
}

/** The notes about verses, or about the verse `2:255` alone, in the order of the Quran and of their first writing. */
export function verseNotesIn(notes: ReadonlyMap<string, Note>, of?: string): readonly KeptVerseNote[] {
  const found: KeptVerseNote[] = []
  for (const [id, { about, title, text, writtenAt, changedAt }] of notes) {
    const { sort, of: key } = aboutIn(about) ?? { sort: '', of: '' }
    if (sort !== 'verse' || (of !== undefined && key !== of) || !parseVerseKey(key)) continue
    found.push({ id, key, title, text, writtenAt, changedAt })
  }
  return found.sort(inNoteOrder)
}
