import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TimeName } from '#shared/core/user-data/latest-records.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import type { Timestamp } from '#shared/core/user-data/timestamp.ts'

/** The account has not got this version. */
export const UNSENT = 1
/** It will not take it; it stays on the device, and is tried again when it changes. */
export const REJECTED = 2

export interface DeviceRecord extends UserRecord {
  readonly pending?: typeof UNSENT | typeof REJECTED
}

/** What the device knows beside the records. */
export interface SyncFacts {
  /** What this device calls itself here. */
  readonly device: string
  /** The latest timestamp that it made or saw. */
  readonly last?: Timestamp
  /** How far the account’s clock is ahead of the device’s, in milliseconds. */
  readonly ahead: number
  /** How far it has taken what the account has. */
  readonly cursor: number
  /** Names the account's history up to the cursor; one from a restored backup has another. */
  readonly token?: string
  /** How often records were let go of. */
  readonly resets?: number
  /** Names of the latest changes that were done, so that none is done twice. */
  readonly done?: readonly string[]
}

/** By what the records of a type are read in part: by their ids, or by the days in their values. */
export type RecordOrder = 'id' | 'day'

export type RecordChange =
  | {
      readonly id: string
      readonly value: unknown
      /** Writes it only where nothing stands. */
      readonly ifMissing?: true
      /** Brings back what was here, though an account may not take it. */
      readonly asItWas?: true
    }
  /** Adds to a count. */
  | { readonly id: string; readonly add: number }

/** A change that this page holds and the device has no room for. */
export interface UnsavedChange {
  readonly type: string
  readonly change: RecordChange
  /** It ends with this page: the device could not even write it down for the next visit. */
  readonly isLost: boolean
}

/**
 * Kinds of which only all can tell how today stands. Thousands of records take a phone long to read one by one, so they are
 * kept as one text beside.
 */
export const isBundled = (type: string): boolean => type === 'reading-session'

interface Schema extends DBSchema {
  records: {
    key: [string, string]
    value: DeviceRecord
    indexes: { pending: [number, string] } & Record<TimeName | 'day', [string, string]>
  }
  facts: { key: string; value: SyncFacts }
  /** Kinds as they stood when they were written as one text. */
  bundles: { key: string; value: string }
  /** What was written since then. */
  late: { key: [string, string]; value: true }
}

export type OpenDatabase = IDBPDatabase<Schema>

const VERSION = 4
const times: readonly TimeName[] = ['savedAt', 'changedAt', 'markedAt']

/**
 * Opens, and makes at first, the database of a name; `gone` is called when it closes by itself, because another tab
 * deletes it or brings a later version. Rejects where the device keeps nothing.
 */
export function openSchema(name: string, gone: () => void): Promise<OpenDatabase> {
  return openDB<Schema>(name, VERSION, {
    upgrade: (db, from, _, change) => {
      if (from < 1) {
        const fresh = db.createObjectStore('records', { keyPath: ['type', 'id'] })
        fresh.createIndex('pending', ['pending', 'at'])
        db.createObjectStore('facts')
      }
      const records = change.objectStore('records')
      // An index of the first version, whose work the key of records does as well.
      const older: { deleteIndex(name: string): void } = records
      if (from === 1) older.deleteIndex('type')
      // What was removed has no value, and so no time: it is in none of these.
      if (from < 2) for (const time of times) records.createIndex(time, ['type', `value.${time}`])
      if (from < 3) records.createIndex('day', ['type', 'value.day'])
      if (from < 4) for (const store of ['bundles', 'late'] as const) db.createObjectStore(store)
    },
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      gone()
    },
    terminated: gone,
  })
}

/** Everything of a type, in the store and in its indexes; from the id, the time or the day `from` on. */
export const rangeOfType = (type: string, from = ''): IDBKeyRange =>
  IDBKeyRange.bound([type, from], [type, []])

const DEVICE_DIGITS = 16

/** A name that no other device has: 16 random letters and digits. */
export function newDeviceId(): string {
  const random = crypto.getRandomValues(new Uint8Array(DEVICE_DIGITS))
  return Array.from(random, (byte) => (byte % 36).toString(36)).join('')
}

/** A writing that sees and changes all of the database at once, across tabs too. */
export function beginWrite(db: OpenDatabase) {
  const run = db.transaction(['records', 'facts', 'bundles', 'late'], 'readwrite')
  const [records, facts] = [run.objectStore('records'), run.objectStore('facts')]
  const [bundles, late] = [run.objectStore('bundles'), run.objectStore('late')]
  // Whatever fails makes `done` fail; nobody waits for the single steps.
  const quietly = (step: Promise<unknown>) => void step.catch(() => undefined)
  quietly(run.done)
  /** How many texts there are, once that is known: without one nobody asks what was written since. */
  let texts = 1
  quietly(
    bundles.count().then((count) => {
      texts = count
    }),
  )
  /** What was there before, which is asked for ahead of the writing, is not to stay in a text when it is changed. */
  const outdate = async ({ type, id, value }: DeviceRecord) => {
    const before = (await records.get([type, id]))?.value ?? null
    if (JSON.stringify(before) !== JSON.stringify(value))
      await (before === null ? late.put(true, [type, id]) : bundles.delete(type))
  }
  return {
    get: (type: string, id: string) => records.get([type, id]),
    getAll: () => records.getAll(),
    put: (record: DeviceRecord) => {
      if (texts && isBundled(record.type)) quietly(outdate(record))
      quietly(records.put(record))
    },
    drop: ({ type, id }: DeviceRecord) => {
      quietly(records.delete([type, id]))
      if (isBundled(type)) quietly(bundles.delete(type))
    },
    /** Resolves when all of it is kept. */
    done: run.done,
    facts: async (): Promise<SyncFacts> =>
      (await facts.get('facts')) ?? { device: newDeviceId(), ahead: 0, cursor: 0 },
    keepFacts: (next: SyncFacts) => quietly(facts.put(next, 'facts')),
  }
}
export type WriteTransaction = ReturnType<typeof beginWrite>
