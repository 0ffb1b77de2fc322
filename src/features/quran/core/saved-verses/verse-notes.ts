import type { Note } from '#shared/core/user-data/notes.records.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'
import { parseVerseKey } from '../verse-key.ts'
import { inNoteOrder, type VerseNote } from './verse-note.ts'

/** A note about a verse, with its id. */
export interface SavedVerseNote extends VerseNote {
  readonly id: string
  readonly title?: string | undefined
}

/**
 * The notes about verses, or only about the verse `of` (`2:255`), by the order of the Quran and then by time
 * of writing.
 */
export function verseNotes(notes: ReadonlyMap<string, Note>, of?: string): readonly SavedVerseNote[] {
  const found: SavedVerseNote[] = []
  for (const [id, { about, title, text, writtenAt, changedAt }] of notes) {
    const { type, id: key } = parseTarget(about) ?? { type: '', id: '' }
    if (type !== 'verse' || (of !== undefined && key !== of) || !parseVerseKey(key)) continue
    found.push({ id, key, title, text, writtenAt, changedAt })
  }
  return found.sort(inNoteOrder)
}
