import { useMemo } from 'react'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { bookmarks } from '#shared/web/user-data/saved-items.ts'
import { type SavedVerse, savedVersesIn } from '../../core/saved-verses/saved-verse.ts'
import { sayUndone, sayUnkept } from './say.ts'

const idOf = (key: string) => targetKey('verse', key)

/** The saved verses, in the order of the Quran; `undefined` until they are loaded. */
export function useSavedVerses(): readonly SavedVerse[] | undefined {
  const kept = bookmarks.use()
  return useMemo(() => kept && savedVersesIn(kept), [kept])
}

/** Whether the verse `2:255` is saved. */
export const useIsSaved = (key: string): boolean => bookmarks.useOne(idOf(key)) !== undefined

/** Saves the verse `2:255`, or removes it and offers to undo that. */
export async function toggleSaved(key: string): Promise<void> {
  const old = (await bookmarks.read()).get(idOf(key))
  if (!old) {
    await keep([[idOf(key), { savedAt: new Date().toISOString() }]])
    return
  }
  const isKept = keep([[idOf(key), undefined]])
  sayUndone('unsaved', key, () => void keep([[idOf(key), old]]))
  await isKept
}

async function keep(changes: readonly (readonly [string, Bookmark | undefined])[]): Promise<boolean> {
  const isKept = await bookmarks.write(changes)
  if (!isKept) sayUnkept()
  return isKept
}
