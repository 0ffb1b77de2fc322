import type { Latest, LatestOf } from '#shared/core/user-data/latest-records.ts'
import { isWorthBundling } from './bundles.ts'
import { changeQueue } from './change-queue.ts'
import { databaseConnection, type RunInDatabase } from './database-connection.ts'
import type { RecordChange, RecordOrder } from './database-schema.ts'
import { addToJournal, type JournalEntry, readJournal } from './journal.ts'
import type { RecordValues } from './known-records.ts'
import { recordReader } from './record-reader.ts'

export type RecordsListener = (types: ReadonlySet<string>, from: 'here' | 'elsewhere') => void

/** A page's copy of one person's records, in front of their database. */
export interface RecordStore {
  readonly name: string
  /**
   * The values of a type, at least those from the id or day `from`; `undefined` until they were read. Starts reading them.
   */
  readonly known: (type: string, from?: string, order?: RecordOrder) => RecordValues | undefined
  readonly read: (type: string, from?: string, order?: RecordOrder) => Promise<RecordValues>
  /** The latest records of a type, if possible without reading the others. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** Shows changes at once. Resolves to whether the device saved them; otherwise they last until the page closes. */
  readonly change: (type: string, changes: readonly RecordChange[]) => Promise<boolean>
  /** Reads types again that other tabs or devices changed. */
  readonly readAgain: (types: ReadonlySet<string>) => Promise<void>
  readonly inDatabase: RunInDatabase
  /** Changes by type that the device couldn't save. They are tried again with the next change of their type. */
  readonly unsaved: ReadonlyMap<string, readonly JournalEntry[]>
  /** Types that the page has read. */
  readonly types: () => ReadonlySet<string>
  readonly close: () => void
}

/** After this time, the page has been drawn. */
const BUNDLED_AFTER_MS = 3000

export function createRecordStore(name: string, tell: RecordsListener): RecordStore {
  const database = databaseConnection(name)
  const queue = changeQueue(name, database.run)
  const reader = recordReader(queue, (type) => {
    bundleSoon(type)
    tell(new Set([type]), 'elsewhere')
  })

  /** Writes the text of a type if all of it is known, because a change may have invalidated the text. */
  const bundleSoon = (type: string) => {
    const known = reader.known(type)
    if (known?.from !== '' || !isWorthBundling(type, known.records)) return
    setTimeout(() => {
      // Don't open the database for this: it may have been closed to be deleted.
      if (database.isOpen()) database.run((db) => db.bundle(type)).catch(warn)
    }, BUNDLED_AFTER_MS)
  }

  const save = async (change: JournalEntry): Promise<boolean> => {
    const isSaved = await queue.save(change)
    if (isSaved) bundleSoon(change.type)
    return isSaved
  }

  for (const change of readJournal(name)) void save(change)

  return {
    name,
    known: (type, from = '', order = 'id') => {
      const known = reader.known(type)
      if (known && known.from <= from) return known.records
      void reader.read(type, from, order)
      return undefined
    },
    read: reader.read,
    latest: reader.latest,
    change: (type, changes) => {
      const entry = addToJournal(name, type, changes)
      reader.show(type, changes)
      tell(new Set([type]), 'here')
      return save(entry)
    },
    readAgain: async (types) => {
      const reads = [...types].flatMap((type) => reader.readAgain(type) ?? [])
      if (reads.length < types.size) tell(types, 'elsewhere')
      await Promise.all(reads)
    },
    inDatabase: database.run,
    unsaved: queue.unsaved,
    types: reader.types,
    close: database.close,
  }
}

// biome-ignore lint/suspicious/noConsole: the console shows the reason.
const warn = (error: unknown) => console.warn('Reading is slow.', error)
