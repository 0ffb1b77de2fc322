import { mergeVerseNotes, type VerseNote, verseNoteIn, withNote } from '../../core/verse-things/verse-note.ts'
import { keptEntries } from './kept-entries.ts'
import { sayUndone, sayUnkept } from './say.ts'

const notes = keptEntries('rafiq.verse-notes', verseNoteIn, mergeVerseNotes)

/** All notes, in the order of the Quran. */
export const useNotes = (): readonly VerseNote[] => notes.use()

/** All notes as they are now. */
export const readAllNotes = (): readonly VerseNote[] => notes.read()

/** The notes of the verse `2:255` as they are now. */
export const readNotes = (key: string): readonly VerseNote[] =>
  notes.read().filter((note) => note.key === key)

/** The note of the verse `2:255`, the one changed last; `undefined` when there is none. */
export function useNote(key: string): VerseNote | undefined {
  return notes
    .use()
    .filter((note) => note.key === key)
    .reduce<VerseNote | undefined>(
      (last, note) => (last && last.changedAt > note.changedAt ? last : note),
      undefined,
    )
}

/** Makes the verse's note `before` (empty for none) `text`. An empty one goes. Returns whether the device keeps it. */
export function writeNote(key: string, text: string, before: string): boolean {
  return keep(notes.change((all) => withNote(all, { key, before, text, now: new Date().toISOString() })))
}

/** Removes a note and offers to undo that. */
export function removeNote(note: VerseNote): void {
  writeNote(note.key, '', note.text)
  sayUndone('noteRemoved', note.key, () => addNotes([note]))
}

/** Adds notes; those that are there stay. Returns whether the device keeps them. */
export function addNotes(more: readonly VerseNote[]): boolean {
  return keep(notes.change((all) => mergeVerseNotes(all, more)))
}

function keep(kept: boolean): boolean {
  if (!kept) sayUnkept()
  return kept
}
