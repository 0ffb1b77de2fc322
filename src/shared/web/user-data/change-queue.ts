import type { RunInDatabase } from './database-connection.ts'
import type { RecordChange } from './database-schema.ts'
import { type JournalEntry, removeFromJournal } from './journal.ts'
import type { RecordDatabase } from './record-database.ts'

/** Saves a page's changes in their order, and lets reads wait for them. */
export interface ChangeQueue {
  /** Saves a change, after earlier ones of its type that couldn't be saved. Resolves to whether the device saved it. */
  readonly save: (change: JournalEntry) => Promise<boolean>
  /**
   * Reads until no change of the type is being saved, because the result would lack it. `use` gets the result before
   * another change can begin.
   */
  readonly readSettled: <Found, Result>(
    type: string,
    read: (database: RecordDatabase) => Promise<Found>,
    use: (found: Found) => Result,
  ) => Promise<Result>
  /** Changes by type that the device couldn't save. They are tried again with the next change of their type. */
  readonly unsaved: ReadonlyMap<string, readonly JournalEntry[]>
  readonly unsavedOf: (type: string) => readonly RecordChange[]
}

export function changeQueue(name: string, run: RunInDatabase): ChangeQueue {
  const saving = new Map<string, number>()
  const unsaved = new Map<string, readonly JournalEntry[]>()
  const count = (type: string, by: number) => saving.set(type, (saving.get(type) ?? 0) + by)
  return {
    save: async (asked) => {
      const { type } = asked
      count(type, 1)
      const waiting = [...(unsaved.get(type) ?? []), asked]
      unsaved.delete(type)
      try {
        for (let next = waiting[0]; next; next = waiting[0]) {
          await run((db) => db.change(type, next.changes, next.op))
          removeFromJournal(name, next)
          waiting.shift()
        }
        return true
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the console shows the reason.
        console.warn('The device could not save this change.', error)
        const [failed] = waiting
        if (error instanceof RangeError && failed) removeFromJournal(name, failed)
        const left = error instanceof RangeError ? waiting.slice(1) : waiting
        unsaved.set(type, [...left, ...(unsaved.get(type) ?? [])])
        return false
      } finally {
        count(type, -1)
      }
    },
    readSettled: async (type, read, use) => {
      let found = await run(read)
      while (saving.get(type)) found = await run(read)
      return use(found)
    },
    unsaved,
    unsavedOf: (type) => (unsaved.get(type) ?? []).flatMap(({ changes }) => changes),
  }
}
