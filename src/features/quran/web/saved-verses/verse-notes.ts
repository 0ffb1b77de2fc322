import { useMemo } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { notes, removeNote as removeSavedNote, saveNote } from '#shared/web/user-data/notes.ts'
import { type SavedVerseNote, verseNotes } from '../../core/saved-verses/verse-notes.ts'
import { notifyRemoved, notifyVerseSaveFailed } from './notify.ts'

/** All notes about verses, in the order of the Quran; `undefined` until they are loaded. */
export function useNotes(): readonly SavedVerseNote[] | undefined {
  const saved = notes.use()
  return useMemo(() => saved && verseNotes(saved), [saved])
}

/** The notes of the verse `2:255`, the oldest first; `undefined` until they are loaded. */
export function useNotesOf(key: string): readonly SavedVerseNote[] | undefined {
  const saved = notes.use()
  return useMemo(() => saved && verseNotes(saved, key), [saved, key])
}

/**
 * Saves a note of a verse. `since` is when this edit began. The write is requested before this returns, and
 * the result tells whether the device saved it.
 */
export function writeNote({ id, key, title, ...note }: SavedVerseNote, since: string): Promise<boolean> {
  const about = targetKey('verse', key)
  return notifyIfUnsaved(saveNote(id, { about, ...(title && { title }), ...note }, since))
}

/** Removes a note whose text was deleted. */
export const dropNote = (id: string): Promise<boolean> => notifyIfUnsaved(notes.remove(id))

/** Removes a note of the verse `2:255` and offers to undo that. */
export async function removeNote(id: string, key: string): Promise<void> {
  const undo = await removeSavedNote(id)
  if (undo) notifyRemoved('noteRemoved', key, () => void notifyIfUnsaved(undo()))
}

async function notifyIfUnsaved(saving: Promise<boolean>): Promise<boolean> {
  const isSaved = await saving
  if (!isSaved) notifyVerseSaveFailed()
  return isSaved
}
