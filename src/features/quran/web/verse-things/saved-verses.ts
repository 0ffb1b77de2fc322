import { mergeSavedVerses, type SavedVerse, savedVerseIn } from '../../core/verse-things/saved-verse.ts'
import { keptEntries } from './kept-entries.ts'
import { sayUndone, sayUnkept } from './say.ts'

const saved = keptEntries('rafiq.saved-verses', savedVerseIn, mergeSavedVerses)

let keysOf: { readonly verses: readonly SavedVerse[]; readonly keys: ReadonlySet<string> } | undefined

/** The verses that the person saved, in the order of the Quran. */
export const useSavedVerses = (): readonly SavedVerse[] => saved.use()

/** The saved verses as they are now. */
export const readSaved = (): readonly SavedVerse[] => saved.read()

/** Whether the verse `2:255` is saved. */
export function useIsSaved(key: string): boolean {
  const verses = saved.use()
  if (keysOf?.verses !== verses) keysOf = { verses, keys: new Set(verses.map((verse) => verse.key)) }
  return keysOf.keys.has(key)
}

/** Saves the verse `2:255`, or takes it from the saved ones and offers to undo that. */
export function toggleSaved(key: string): void {
  const old = saved.read().find((verse) => verse.key === key)
  if (old) {
    keep(saved.change((verses) => verses.filter((verse) => verse.key !== key)))
    sayUndone('unsaved', key, () => addSaved([old]))
  } else addSaved([{ key, savedAt: new Date().toISOString() }])
}

/** Adds verses; those that are there stay. Returns whether the device keeps them. */
export function addSaved(more: readonly SavedVerse[]): boolean {
  return keep(saved.change((verses) => mergeSavedVerses(verses, more)))
}

function keep(kept: boolean): boolean {
  if (!kept) sayUnkept()
  return kept
}
