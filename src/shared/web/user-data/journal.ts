import type { RecordChange } from './database-schema.ts'
import { newId } from './new-id.ts'

/** A change that was asked for and that the database has not confirmed yet. */
export interface JournalEntry {
  /** Names the change, so that it is done once though it is asked for again. */
  readonly op: string
  readonly type: string
  readonly changes: readonly RecordChange[]
}

const PREFIX = 'rafiq.journal/'
/**
 * Characters. Twenty thousand bookmarks that are brought back by undoing have room; browsers give an address two and a
 * half million or more. Whatever is longer, such as a large file that is brought in, is not written down twice.
 */
const LONGEST = 2_000_000

const keyOf = (name: string, op: string) => `${PREFIX}${name}/${op}`

/**
 * Writes a change down at once: a database takes a moment, in which the page may be closed or killed. What is left here
 * is done at the next visit. A device that has no room for it does without.
 */
export function addToJournal(name: string, type: string, changes: readonly RecordChange[]): JournalEntry {
  const asked = { op: newId(), type, changes }
  try {
    const text = JSON.stringify(asked)
    if (text.length <= LONGEST) localStorage.setItem(keyOf(name, asked.op), text)
  } catch {
    // The database is asked all the same.
  }
  return asked
}

export function removeFromJournal(name: string, { op }: JournalEntry): void {
  try {
    localStorage.removeItem(keyOf(name, op))
  } catch {
    // Nothing was written down either.
  }
}

/** Whether it is done at the next visit, though this page ends. */
export function isInJournal(name: string, { op }: JournalEntry): boolean {
  try {
    return localStorage.getItem(keyOf(name, op)) !== null
  } catch {
    return false
  }
}

/** What pages that ended, and other tabs, asked of the database of this name and may not have been done. */
export function readJournal(name: string): readonly JournalEntry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(name, '')))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null'))
      .filter((asked) => asked !== null)
  } catch {
    return []
  }
}
