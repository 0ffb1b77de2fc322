import type { Latest, LatestOf, TimeName } from '#shared/core/user-data/latest-records.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import type { Timestamp } from '#shared/core/user-data/timestamp.ts'
import { readBundle, writeBundle } from './bundles.ts'
import { clearRecords, correctTimestamps } from './clear-records.ts'
import {
  beginWrite,
  type DeviceRecord,
  type OpenDatabase,
  openSchema,
  REJECTED,
  type RecordChange,
  type RecordOrder,
  UNSENT,
  type UnsavedChange,
  type WriteTransaction,
} from './database-schema.ts'
import { countRecords, readLatestRecords, readType } from './read-records.ts'
import { idOfChange, mergeIncoming, writeChanges } from './write-changes.ts'

/** One person's records on this device, in IndexedDB. Every call is one transaction, so it is atomic across tabs. */
export interface RecordDatabase {
  /** The values of a type by id, from the id or day `from` if it is given. Deleted records are left out. */
  readonly readType: (
    type: string,
    from?: string,
    order?: RecordOrder,
  ) => Promise<ReadonlyMap<string, unknown>>
  /** Writes a type as one text, so that thousands of its records are read at once. */
  readonly bundle: (type: string) => Promise<void>
  /** The latest values of a type, without reading the others. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** The number of records of a type that have this time field. */
  readonly count: (type: string, time: TimeName) => Promise<number>
  /**
   * Changes records of a type, all or none; resolves when they are stored. Rejects with a `RangeError` when a value is
   * larger than an account accepts. Changes with the same name (`op`) are applied once.
   */
  readonly change: (type: string, changes: readonly RecordChange[], op?: string) => Promise<void>
  /** Unsynced records, oldest change first; at most `limit`, none of the types in `deviceOnly`. */
  readonly pending: (limit: number, deviceOnly: ReadonlySet<string>) => Promise<readonly UserRecord[]>
  /** The number of records that the account lacks: unsynced, rejected, and `unsaved` ones that only the page holds. */
  readonly countPending: (
    deviceOnly: ReadonlySet<string>,
    unsaved?: readonly UnsavedChange[],
  ) => Promise<number>
  /** The records that the account rejected and that still exist here. */
  readonly rejected: (deviceOnly: ReadonlySet<string>) => Promise<readonly UserRecord[]>
  readonly position: () => Promise<Position>
  /** How many times records were removed here without telling the account. */
  readonly resets: () => Promise<number>
  /**
   * Applies the server's answer to a sync: marks `sent` as synced and merges `found`. Returns the types that changed.
   * Throws and changes nothing if records were removed since the request (`resets`), because the answer would restore
   * them.
   */
  readonly takeAnswer: (
    sent: readonly UserRecord[],
    found: readonly UserRecord[],
    position: Position,
    resets?: number,
  ) => Promise<ReadonlySet<string>>
  /** Marks these versions as rejected by the account. */
  readonly markRejected: (records: readonly UserRecord[]) => Promise<void>
  /** Marks rejected records as unsynced, to send them again. */
  readonly retryRejected: () => Promise<void>
  /** Corrects the clock and the timestamps of unsynced records; `ahead` is the server's lead in milliseconds. */
  readonly setClock: (ahead: number) => Promise<void>
  /** Sends and receives everything again, because the account has lost data. */
  readonly resendAll: () => Promise<void>
  /** Every record, including deleted ones. */
  readonly allRecords: () => Promise<readonly UserRecord[]>
  /**
   * Merges records of a file or another database, to be synced. `clock` says whose clock their timestamps follow.
   * Returns the types that changed.
   */
  readonly importRecords: (
    records: readonly UserRecord[],
    clock?: 'device' | 'account',
  ) => Promise<ReadonlySet<string>>
  /** Removes these records, which another database has now, unless they have changed since. */
  readonly removeUnchanged: (records: readonly UserRecord[]) => Promise<void>
  /** Removes everything that the account has. */
  readonly removeSent: () => Promise<void>
  readonly close: () => void
}

/** The device's position in an account's history, and the token that identifies that history. */
export interface Position {
  readonly cursor: number
  readonly token?: string
}

interface OpenOptions {
  readonly now?: () => number
  /** Called when the browser closes the database. It can be opened again. */
  readonly onClosed?: () => void
}

/** Opens the database of this name and creates it if needed. Rejects if the device stores nothing. */
export async function openRecords(
  name: string,
  { now = Date.now, onClosed = () => undefined }: OpenOptions = {},
): Promise<RecordDatabase> {
  const db = await openSchema(name, onClosed)
  return {
    readType: async (type, from = '', order = 'id') =>
      (from === '' ? await readBundle(db, type) : undefined) ?? readType(db, type, from, order),
    bundle: (type) => writeBundle(db, type),
    latest: (of) => readLatestRecords(db, of),
    count: (type, time) => countRecords(db, type, time),
    change: async (type, changes, op) => writeChanges(beginWrite(db), { type, changes, op }, now),
    pending: (limit, deviceOnly) => readPending(db, limit, deviceOnly),
    countPending: (deviceOnly, unsaved = []) => countPending(db, deviceOnly, unsaved),
    rejected: (deviceOnly) => readRejected(db, deviceOnly),
    position: async () => {
      const { cursor = 0, token } = (await db.get('facts', 'facts')) ?? {}
      return { cursor, ...(token && { token }) }
    },
    resets: async () => (await db.get('facts', 'facts'))?.resets ?? 0,
    takeAnswer: async (sent, found, position, resets) =>
      takeAnswer(beginWrite(db), { sent, found, position, resets }),
    markRejected: async (records) => {
      const write = beginWrite(db)
      await markPending(write, records, REJECTED)
      await write.done
    },
    retryRejected: async () => {
      const write = beginWrite(db)
      for (const record of await write.getAll()) {
        if (record.pending === REJECTED) write.put({ ...record, pending: UNSENT })
      }
      await write.done
    },
    setClock: async (ahead) => correctTimestamps(beginWrite(db), ahead, now),
    resendAll: async () => {
      const write = beginWrite(db)
      for (const record of await write.getAll()) write.put({ ...record, pending: UNSENT })
      const { token: _, ...facts } = await write.facts()
      write.keepFacts({ ...facts, cursor: 0 })
      await write.done
    },
    allRecords: async () => (await db.getAll('records')).map(withoutPending),
    importRecords: async (found, clock = 'device') => {
      const write = beginWrite(db)
      const known = await write.facts()
      const { changed, last } = await mergeIncoming(
        write,
        found,
        known.last,
        clock === 'device' ? known.ahead : 0,
      )
      write.keepFacts({ ...known, ...(last && { last }) })
      await write.done
      return changed
    },
    removeUnchanged: async (records) => {
      const had = new Map<string, Timestamp>(records.map(({ type, id, at }) => [`${type} ${id}`, at]))
      await clearRecords(beginWrite(db), ({ type, id, at }) => had.get(`${type} ${id}`) === at)
    },
    removeSent: async () => clearRecords(beginWrite(db), ({ pending }) => pending === undefined),
    close: () => db.close(),
  }
}

interface Answer {
  readonly sent: readonly UserRecord[]
  readonly found: readonly UserRecord[]
  readonly position: Position
  readonly resets: number | undefined
}

async function takeAnswer(
  write: WriteTransaction,
  { sent, found, position: { cursor, token }, resets }: Answer,
): Promise<ReadonlySet<string>> {
  const known = await write.facts()
  if (resets !== undefined && resets !== (known.resets ?? 0))
    throw new Error('Records were removed since the request.')
  await markPending(write, sent, undefined)
  const { changed, last } = await mergeIncoming(write, found, known.last)
  const { token: _, ...facts } = known
  write.keepFacts({ ...facts, cursor, ...(token && { token }), ...(last && { last }) })
  await write.done
  return changed
}

/** Sets `pending` of these records, except those that have changed since: the newer version is still unsynced. */
async function markPending(
  { get, put }: WriteTransaction,
  records: readonly UserRecord[],
  pending: DeviceRecord['pending'],
): Promise<void> {
  for (const { type, id, at } of records) {
    const kept = await get(type, id)
    if (kept?.at === at) put({ ...withoutPending(kept), ...(pending && { pending }) })
  }
}

async function readPending(
  db: OpenDatabase,
  limit: number,
  deviceOnly: ReadonlySet<string>,
): Promise<UserRecord[]> {
  const found: UserRecord[] = []
  let after: [number, string] | [number] = [UNSENT]
  for (;;) {
    const range = IDBKeyRange.bound(after, [UNSENT, []], true)
    const page = await db.getAllFromIndex('records', 'pending', range, limit)
    found.push(...page.filter(({ type }) => !deviceOnly.has(type)).map(withoutPending))
    const last = page.at(-1)
    if (!last || page.length < limit || found.length >= limit) return found.slice(0, limit)
    after = [UNSENT, last.at]
  }
}

async function countPending(
  db: OpenDatabase,
  deviceOnly: ReadonlySet<string>,
  unsaved: readonly UnsavedChange[],
): Promise<number> {
  const unsent = await db.getAllKeysFromIndex('records', 'pending', pendingRange(UNSENT))
  const rejected = await readRejected(db, deviceOnly)
  const { device = '' } = (await db.get('facts', 'facts')) ?? {}
  const keys = [
    ...unsent.filter(([type]) => !deviceOnly.has(type)),
    ...rejected.map(({ type, id }) => [type, id]),
    ...unsaved.map(({ type, change }) => [type, idOfChange(change, device)]),
  ]
  return new Set(keys.map((key) => key.join(' '))).size
}

/** The index range of records with this `pending` mark. */
const pendingRange = (pending: number) => IDBKeyRange.bound([pending], [pending, []])

/** Rejected records, without deleted ones: those no longer exist here, even if the account doesn't know it. */
async function readRejected(
  db: OpenDatabase,
  deviceOnly: ReadonlySet<string>,
): Promise<readonly UserRecord[]> {
  const found = await db.getAllFromIndex('records', 'pending', pendingRange(REJECTED))
  return found.filter(({ type, value }) => value !== null && !deviceOnly.has(type)).map(withoutPending)
}

const withoutPending = ({ type, id, at, value }: DeviceRecord): UserRecord => ({ type, id, at, value })
