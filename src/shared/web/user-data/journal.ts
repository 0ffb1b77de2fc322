import type { RecordChange } from './database-schema.ts'
import { newId } from './new-id.ts'

/** A change that the database hasn't confirmed yet. */
export interface JournalEntry {
  /** The change's name, so that it is applied only once. */
  readonly op: string
  readonly type: string
  readonly changes: readonly RecordChange[]
}

const PREFIX = 'rafiq.journal/'
/**
 * The most characters of an entry. Undoing the removal of 20,000 bookmarks fits; browsers allow 2.5 million or more per
 * site. Longer changes, such as a large import, skip the journal.
 */
const LONGEST = 2_000_000

const keyOf = (name: string, op: string) => `${PREFIX}${name}/${op}`

/**
 * Writes a change to `localStorage` at once, because the database takes a moment and the page may be closed or killed
 * before that. Entries that remain are applied at the next visit. A device without space skips the journal.
 */
export function addToJournal(name: string, type: string, changes: readonly RecordChange[]): JournalEntry {
  const asked = { op: newId(), type, changes }
  try {
    const text = JSON.stringify(asked)
    if (text.length <= LONGEST) localStorage.setItem(keyOf(name, asked.op), text)
  } catch {
    // The change still goes to the database.
  }
  return asked
}

export function removeFromJournal(name: string, { op }: JournalEntry): void {
  try {
    localStorage.removeItem(keyOf(name, op))
  } catch {
    // There is no journal without storage.
  }
}

/** Whether the change will be applied at the next visit if this page ends now. */
export function isInJournal(name: string, { op }: JournalEntry): boolean {
  try {
    return localStorage.getItem(keyOf(name, op)) !== null
  } catch {
    return false
  }
}

/** Changes by closed pages and other tabs that may not be in the database of this name yet. */
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
