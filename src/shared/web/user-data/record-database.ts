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

/** The records of one person on this device: an IndexedDB database. Everything here is atomic, across tabs too. */
export interface RecordDatabase {
  /** What stands of a type, from the id or the day `from` on if there is one: values by id. */
  readonly readType: (
    type: string,
    from?: string,
    order?: RecordOrder,
  ) => Promise<ReadonlyMap<string, unknown>>
  /** Makes all of a type be read at once from now on; of use where they are thousands. */
  readonly bundle: (type: string) => Promise<void>
  /** The latest of a type, without reading the others. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** How many of a type have such a time. */
  readonly count: (type: string, time: TimeName) => Promise<number>
  /**
   * Changes records of a type, all or none; resolves when they are kept. Rejects with a `RangeError` when a value is
   * larger than an account takes. With a name (`op`) they are done once, however often it is asked.
   */
  readonly change: (type: string, changes: readonly RecordChange[], op?: string) => Promise<void>
  /** Records that the account has not got, oldest change first; `limit` at most, none of the types in `kept`. */
  readonly pending: (limit: number, kept: ReadonlySet<string>) => Promise<readonly UserRecord[]>
  /** How many records the account has not got, those that it rejected too, and those that the page alone holds. */
  readonly countPending: (kept: ReadonlySet<string>, unsaved?: readonly UnsavedChange[]) => Promise<number>
  /** What the account would not take and is still here. */
  readonly rejected: (kept: ReadonlySet<string>) => Promise<readonly UserRecord[]>
  readonly position: () => Promise<Position>
  /** How often records were let go of here. */
  readonly resets: () => Promise<number>
  /**
   * Takes an account’s answer: what it has got from here (`sent`) and what is new. Returns the types that changed. Throws,
   * and takes nothing, when it was asked before records were let go of (`resets`): they would be back.
   */
  readonly takeAnswer: (
    sent: readonly UserRecord[],
    found: readonly UserRecord[],
    position: Position,
    resets?: number,
  ) => Promise<ReadonlySet<string>>
  /** Notes that the account will not take these versions. */
  readonly markRejected: (records: readonly UserRecord[]) => Promise<void>
  /** What was rejected is to be sent once more. */
  readonly retryRejected: () => Promise<void>
  /** Puts the clock right, and the timestamps of whatever was not sent yet with it. */
  readonly setClock: (ahead: number) => Promise<void>
  /** The account has lost what it had: everything is to be sent and taken again. */
  readonly resendAll: () => Promise<void>
  /** Every record, removed ones too. */
  readonly allRecords: () => Promise<readonly UserRecord[]>
  /**
   * Brings in records of another database, to be sent; their timestamps follow this device’s own clock, or the account’s.
   * Returns the types that changed.
   */
  readonly importRecords: (
    records: readonly UserRecord[],
    clock?: 'device' | 'account',
  ) => Promise<ReadonlySet<string>>
  /** Lets go of those that another database has got and that did not change since. */
  readonly removeUnchanged: (records: readonly UserRecord[]) => Promise<void>
  /** Lets go of everything that the account has. */
  readonly removeSent: () => Promise<void>
  readonly close: () => void
}

/** How far the device has taken an account's history, and which one. */
export interface Position {
  readonly cursor: number
  readonly token?: string
}

interface OpenOptions {
  readonly now?: () => number
  /** Called when the database closes by itself; it can be opened again. */
  readonly onClosed?: () => void
}

/** Opens, and makes at first, the database of a name. Rejects where the device keeps nothing. */
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
    pending: (limit, kept) => readPending(db, limit, kept),
    countPending: async (kept, unsaved = []) => {
      const unsent = await db.getAllKeysFromIndex('records', 'pending', pendingRange(UNSENT))
      const rejected = await readRejected(db, kept)
      const { device = '' } = (await db.get('facts', 'facts')) ?? {}
      const keys = [
        ...unsent.filter(([type]) => !kept.has(type)),
        ...rejected.map(({ type, id }) => [type, id]),
        ...unsaved.map(({ type, change }) => [type, idOfChange(change, device)]),
      ]
      return new Set(keys.map((key) => key.join(' '))).size
    },
    rejected: (kept) => readRejected(db, kept),
    position: async () => {
      const { cursor = 0, token } = (await db.get('facts', 'facts')) ?? {}
      return { cursor, ...(token && { token }) }
    },
    resets: async () => (await db.get('facts', 'facts'))?.resets ?? 0,
    takeAnswer: async (sent, found, { cursor, token }, resets) => {
      const write = beginWrite(db)
      const known = await write.facts()
      if (resets !== undefined && resets !== (known.resets ?? 0))
        throw new Error('Records were let go of since.')
      await markPending(write, sent, undefined)
      const { changed, last } = await mergeIncoming(write, found, known.last)
      const { token: _, ...facts } = known
      write.keepFacts({ ...facts, cursor, ...(token && { token }), ...(last && { last }) })
      await write.done
      return changed
    },
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

/** Marks those that did not change since they were read: such a version is still to be sent. */
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
  kept: ReadonlySet<string>,
): Promise<UserRecord[]> {
  const found: UserRecord[] = []
  let after: [number, string] | [number] = [UNSENT]
  for (;;) {
    const range = IDBKeyRange.bound(after, [UNSENT, []], true)
    const page = await db.getAllFromIndex('records', 'pending', range, limit)
    found.push(...page.filter(({ type }) => !kept.has(type)).map(withoutPending))
    const last = page.at(-1)
    if (!last || page.length < limit || found.length >= limit) return found.slice(0, limit)
    after = [UNSENT, last.at]
  }
}

/** Records marked so, whenever they were changed. */
const pendingRange = (pending: number) => IDBKeyRange.bound([pending], [pending, []])

/** What was removed is not here any more, whether or not the account heard of it. */
async function readRejected(db: OpenDatabase, kept: ReadonlySet<string>): Promise<readonly UserRecord[]> {
  const found = await db.getAllFromIndex('records', 'pending', pendingRange(REJECTED))
  return found.filter(({ type, value }) => value !== null && !kept.has(type)).map(withoutPending)
}

const withoutPending = ({ type, id, at, value }: DeviceRecord): UserRecord => ({ type, id, at, value })
