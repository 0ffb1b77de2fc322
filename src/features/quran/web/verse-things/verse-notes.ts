import { useMemo } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { notes, removeNote as removeKept, saveNote } from '#shared/web/user-data/notes.ts'
import { type SavedVerseNote, verseNotes } from '../../core/saved-verses/verse-notes.ts'
import { sayUndone, sayUnkept } from './say.ts'

/** All notes about verses, in the order of the Quran; `undefined` until they are loaded. */
export function useNotes(): readonly SavedVerseNote[] | undefined {
  const kept = notes.use()
  return useMemo(() => kept && verseNotes(kept), [kept])
}

/** The notes of the verse `2:255`, the oldest first; `undefined` until they are loaded. */
export function useNotesOf(key: string): readonly SavedVerseNote[] | undefined {
  const kept = notes.use()
  return useMemo(() => kept && verseNotes(kept, key), [kept, key])
}

/**
 * Saves a note of a verse. `since` is when this edit began. The write is requested before this returns, and
 * the result tells whether the device saved it.
 */
export function writeNote({ id, key, title, ...note }: SavedVerseNote, since: string): Promise<boolean> {
  const about = targetKey('verse', key)
  return told(saveNote(id, { about, ...(title && { title }), ...note }, since))
}

/** Removes a note whose text was deleted. */
export const dropNote = (id: string): Promise<boolean> => told(notes.remove(id))

/** Removes a note of the verse `2:255` and offers to undo that. */
export async function removeNote(id: string, key: string): Promise<void> {
  const bringBack = await removeKept(id)
  if (bringBack) sayUndone('noteRemoved', key, () => void told(bringBack()))
}

async function told(keeping: Promise<boolean>): Promise<boolean> {
  const isKept = await keeping
  if (!isKept) sayUnkept()
  return isKept
}
