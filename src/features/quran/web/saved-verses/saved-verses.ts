import { useMemo } from 'react'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { bookmarks } from '#shared/web/user-data/saved-items.ts'
import { type SavedVerse, savedVersesIn } from '../../core/saved-verses/saved-verse.ts'
import { notifyRemoved, notifyVerseSaveFailed } from './notify.ts'

const idOf = (key: string) => targetKey('verse', key)

/** The saved verses, in the order of the Quran; `undefined` until they are loaded. */
export function useSavedVerses(): readonly SavedVerse[] | undefined {
  const saved = bookmarks.use()
  return useMemo(() => saved && savedVersesIn(saved), [saved])
}

/** Whether the verse `2:255` is saved. */
export const useIsSaved = (key: string): boolean => bookmarks.useOne(idOf(key)) !== undefined

/** Saves the verse `2:255`, or removes it and offers to undo that. */
export async function toggleSaved(key: string): Promise<void> {
  const old = (await bookmarks.read()).get(idOf(key))
  if (!old) {
    await write([[idOf(key), { savedAt: new Date().toISOString() }]])
    return
  }
  const isSaved = write([[idOf(key), undefined]])
  notifyRemoved('unsaved', key, () => void write([[idOf(key), old]]))
  await isSaved
}

async function write(changes: readonly (readonly [string, Bookmark | undefined])[]): Promise<boolean> {
  const isSaved = await bookmarks.write(changes)
  if (!isSaved) notifyVerseSaveFailed()
  return isSaved
}
