import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TimeName } from '#shared/core/user-data/latest-records.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import type { Timestamp } from '#shared/core/user-data/timestamp.ts'

/** The account doesn't have this version. */
export const UNSENT = 1
/** The account rejected this version. It stays on the device and is sent again when it changes. */
export const REJECTED = 2

export interface DeviceRecord extends UserRecord {
  readonly pending?: typeof UNSENT | typeof REJECTED
}

/** What the device stores next to the records. */
export interface SyncFacts {
  /** This device's random id in this database. */
  readonly device: string
  /** The latest timestamp that it created or received. */
  readonly last?: Timestamp
  /** How far the account’s clock is ahead of the device’s, in milliseconds. */
  readonly ahead: number
  /** The device's position in the account's history. */
  readonly cursor: number
  /** Names the account's history up to the cursor; one from a restored backup has another. */
  readonly token?: string
  /** How many times records were removed without telling the account. */
  readonly resets?: number
  /** Names of the latest changes that were applied, so that none is applied twice. */
  readonly done?: readonly string[]
}

/** The order in which a part of a type is read: by id, or by the day in the value. */
export type RecordOrder = 'id' | 'day'

export type RecordChange =
  | {
      readonly id: string
      readonly value: unknown
      /** Writes it only if there is no value yet. */
      readonly ifMissing?: true
      /** Restores an earlier value without checking it, because it was stored before. */
      readonly asItWas?: true
    }
  /** Adds to a count. */
  | { readonly id: string; readonly add: number }

/** A change that only this page holds, because the device has no space. */
export interface UnsavedChange {
  readonly type: string
  readonly change: RecordChange
  /** It is lost with this page: it isn't in the journal for the next visit either. */
  readonly isLost: boolean
}

/**
 * Types that a page needs completely. A phone takes long to read thousands of records one by one, so there is also one text
 * with all of them.
 */
export const isBundled = (type: string): boolean => type === 'reading-session'

interface Schema extends DBSchema {
  records: {
    key: [string, string]
    value: DeviceRecord
    indexes: { pending: [number, string] } & Record<TimeName | 'day', [string, string]>
  }
  facts: { key: string; value: SyncFacts }
  /** Each bundled type as one text. */
  bundles: { key: string; value: string }
  /** Records written since their type's text. */
  late: { key: [string, string]; value: true }
}

export type OpenDatabase = IDBPDatabase<Schema>

const VERSION = 1
const times: readonly TimeName[] = ['savedAt', 'changedAt', 'markedAt']

/**
 * Opens the database of this name and creates it if needed. `gone` is called when the browser closes it, because another
 * tab deletes it or opens a later version. Rejects if the device stores nothing.
 */
export function openSchema(name: string, gone: () => void): Promise<OpenDatabase> {
  return openDB<Schema>(name, VERSION, {
    upgrade: (db) => {
      const records = db.createObjectStore('records', { keyPath: ['type', 'id'] })
      records.createIndex('pending', ['pending', 'at'])
      // A deleted record has no value, and so no time: it is in none of these.
      for (const time of times) records.createIndex(time, ['type', `value.${time}`])
      records.createIndex('day', ['type', 'value.day'])
      for (const store of ['facts', 'bundles', 'late'] as const) db.createObjectStore(store)
    },
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      gone()
    },
    terminated: gone,
  })
}

/** The key range of a type, in the store and in its indexes, from the id, time or day `from`. */
export const rangeOfType = (type: string, from = ''): IDBKeyRange =>
  IDBKeyRange.bound([type, from], [type, []])

const DEVICE_DIGITS = 16

/** A random id of 16 letters and digits. */
export function newDeviceId(): string {
  const random = crypto.getRandomValues(new Uint8Array(DEVICE_DIGITS))
  return Array.from(random, (byte) => (byte % 36).toString(36)).join('')
}

/** A transaction over the whole database. Other tabs see all of it or nothing. */
export function beginWrite(db: OpenDatabase) {
  const run = db.transaction(['records', 'facts', 'bundles', 'late'], 'readwrite')
  const [records, facts] = [run.objectStore('records'), run.objectStore('facts')]
  const [bundles, late] = [run.objectStore('bundles'), run.objectStore('late')]
  // A failed step makes `done` fail, so nothing awaits the single steps.
  const quietly = (step: Promise<unknown>) => void step.catch(() => undefined)
  quietly(run.done)
  /** The number of bundle texts, once known. Without one, writes don't have to be noted. */
  let texts = 1
  quietly(
    bundles.count().then((count) => {
      texts = count
    }),
  )
  /** Notes a write, so that the type's text isn't used with an outdated value. Reads the old value before the write. */
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
    /** Resolves when everything is stored. */
    done: run.done,
    facts: async (): Promise<SyncFacts> =>
      (await facts.get('facts')) ?? { device: newDeviceId(), ahead: 0, cursor: 0 },
    keepFacts: (next: SyncFacts) => quietly(facts.put(next, 'facts')),
  }
}
export type WriteTransaction = ReturnType<typeof beginWrite>
