import { type Latest, type LatestOf, latestIn } from '#shared/core/user-data/latest-records.ts'
import type { ChangeQueue } from './change-queue.ts'
import type { RecordChange, RecordOrder } from './database-schema.ts'
import { type KnownRecords, type RecordValues, withChanges } from './known-records.ts'

/** Reads types of records and remembers them, with the changes that the device hasn't saved. */
export interface RecordReader {
  /** The values of a type that were read; `undefined` before that. */
  readonly known: (type: string) => KnownRecords | undefined
  readonly read: (type: string, from?: string, order?: RecordOrder) => Promise<RecordValues>
  /** Reads a type again, as it was read before; `undefined` if it never was. */
  readonly readAgain: (type: string) => Promise<void> | undefined
  /** The latest records of a type, if possible without reading the others. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** Changes the values that were read. */
  readonly show: (type: string, changes: readonly RecordChange[]) => void
  /** Types that the page has read. */
  readonly types: () => ReadonlySet<string>
}

/** A running or finished read of a type. */
interface Read {
  readonly from: string
  readonly order: RecordOrder
  readonly done: Promise<void>
}

const none: RecordValues = new Map()
const all: KnownRecords = { from: '', order: 'id', records: none }

/** `onRead` is called with each type that was read. */
export function recordReader(queue: ChangeQueue, onRead: (type: string) => void): RecordReader {
  const known = new Map<string, KnownRecords>()
  const reads = new Map<string, Read>()
  const shown = new Set<string>()

  const load = async (type: string, from: string, order: RecordOrder) => {
    const unsaved = () => queue.unsavedOf(type)
    try {
      await queue.readSettled(
        type,
        (db) => db.readType(type, from, order),
        (records) => known.set(type, withChanges({ from, order, records }, unsaved())),
      )
    } catch (error) {
      warn(error)
      known.set(type, { ...(known.get(type) ?? withChanges(all, unsaved())), from: '' })
    }
    onRead(type)
  }

  /** Reads one after the other, so that the last result is the newest. */
  const begin = (type: string, from: string, order: RecordOrder): Read => {
    const before = reads.get(type)?.done
    const done = before ? before.then(() => load(type, from, order)) : load(type, from, order)
    const begun = { from, order, done }
    reads.set(type, begun)
    return begun
  }

  const read: RecordReader['read'] = async (type, from = '', order = 'id') => {
    shown.add(type)
    const begun = reads.get(type)
    await (begun && begun.from <= from ? begun : begin(type, from, order)).done
    return known.get(type)?.records ?? none
  }

  return {
    known: (type) => known.get(type),
    read,
    readAgain: (type) => {
      const before = reads.get(type)
      return before && begin(type, before.from, before.order).done
    },
    latest: async (of) => {
      shown.add(of.type)
      try {
        const isSaved = () => queue.unsavedOf(of.type).length === 0
        const found = await queue.readSettled(
          of.type,
          (db) => db.latest(of),
          (latest) => (isSaved() ? latest : undefined),
        )
        if (found) return found
      } catch (error) {
        warn(error)
      }
      // The page has changes that the device couldn't save.
      return latestIn(await read(of.type), of)
    },
    show: (type, changes) => {
      const before = known.get(type)
      if (before) known.set(type, withChanges(before, changes))
    },
    types: () => shown,
  }
}

// biome-ignore lint/suspicious/noConsole: the console shows the reason.
const warn = (error: unknown) => console.warn('The device stores nothing.', error)
