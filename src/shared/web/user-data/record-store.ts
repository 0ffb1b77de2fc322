import { type Latest, type LatestOf, latestIn } from '#shared/core/user-data/latest-records.ts'
import { isWorthBundling } from './bundles.ts'
import type { RecordChange, RecordOrder } from './database-schema.ts'
import { addToJournal, type JournalEntry, readJournal, removeFromJournal } from './journal.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'

/** The values of a type by id. */
export type RecordValues = ReadonlyMap<string, unknown>

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
  /** Runs something in the database, and reopens it if the browser has closed it. */
  readonly inDatabase: <Result>(run: (database: RecordDatabase) => Promise<Result>) => Promise<Result>
  /** Changes by type that the device couldn't save. They are tried again with the next change of their type. */
  readonly unsaved: ReadonlyMap<string, readonly JournalEntry[]>
  /** Types that the page has read. */
  readonly types: () => ReadonlySet<string>
  readonly close: () => void
}

/** The values of a type from the id or day `from`, and perhaps others. With an empty `from`, all of them. */
interface KnownRecords {
  readonly from: string
  readonly order: RecordOrder
  readonly records: RecordValues
}

/** After this time, the page has been drawn. */
const BUNDLED_AFTER_MS = 3000

const none: RecordValues = new Map()
const all: KnownRecords = { from: '', order: 'id', records: none }

export function createRecordStore(name: string, tell: RecordsListener): RecordStore {
  const standing = new Map<string, KnownRecords>()
  const reads = new Map<
    string,
    { readonly from: string; readonly order: RecordOrder; readonly done: Promise<void> }
  >()
  const shown = new Set<string>()
  /** The number of unconfirmed changes of a type. Reading waits for them. */
  const underWay = new Map<string, number>()
  const unsaved = new Map<string, readonly JournalEntry[]>()
  let opened: Promise<RecordDatabase> | undefined

  const database = (): Promise<RecordDatabase> => {
    if (opened) return opened
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    const opening = openRecords(name, { onClosed: forget })
    opened = opening
    opening.catch(forget)
    return opening
  }

  const inDatabase: RecordStore['inDatabase'] = async (run) => {
    try {
      return await run(await database())
    } catch (error) {
      // Another tab closed the database. An interrupted transaction stored nothing, so it can run again.
      if (!isClosed(error)) throw error
      opened = undefined
      return run(await database())
    }
  }

  const stillAsked = (type: string) => (unsaved.get(type) ?? []).flatMap(({ changes }) => changes)

  /** Writes the text of a type if all of it is known, because a change may have invalidated the text. */
  const bundleSoon = (type: string) => {
    const known = standing.get(type)
    if (known?.from !== '' || !isWorthBundling(type, known.records)) return
    setTimeout(() => {
      // Don't open the database for this: it may have been closed to be deleted.
      if (opened) inDatabase((db) => db.bundle(type)).catch((error) => warn('Reading is slow.', error))
    }, BUNDLED_AFTER_MS)
  }

  const load = async (type: string, from: string, order: RecordOrder) => {
    try {
      let found = await inDatabase((db) => db.readType(type, from, order))
      // A change that began in between is missing from the result.
      while (underWay.get(type)) found = await inDatabase((db) => db.readType(type, from, order))
      standing.set(type, changed({ from, order, records: found }, stillAsked(type)))
      bundleSoon(type)
    } catch (error) {
      warn('The device stores nothing.', error)
      standing.set(type, { ...(standing.get(type) ?? changed(all, stillAsked(type))), from: '' })
    }
    tell(new Set([type]), 'elsewhere')
  }

  /** Reads one after the other, so that the last result is the newest. */
  const begin = (type: string, from: string, order: RecordOrder) => {
    const before = reads.get(type)?.done
    const done = before ? before.then(() => load(type, from, order)) : load(type, from, order)
    const begun = { from, order, done }
    reads.set(type, begun)
    return begun
  }

  const read: RecordStore['read'] = async (type, from = '', order = 'id') => {
    shown.add(type)
    const begun = reads.get(type)
    await (begun && begun.from <= from ? begun : begin(type, from, order)).done
    return standing.get(type)?.records ?? none
  }

  const latest: RecordStore['latest'] = async (of) => {
    shown.add(of.type)
    try {
      let found = await inDatabase((db) => db.latest(of))
      while (underWay.get(of.type)) found = await inDatabase((db) => db.latest(of))
      if (stillAsked(of.type).length === 0) return found
    } catch (error) {
      warn('The device stores nothing.', error)
    }
    // The page has changes that the device couldn't save.
    return latestIn(await read(of.type), of)
  }

  const show = (type: string, changes: readonly RecordChange[]) => {
    const before = standing.get(type)
    if (before) standing.set(type, changed(before, changes))
    tell(new Set([type]), 'here')
  }

  /** Saves a change, after earlier ones of its type that couldn't be saved. */
  const carryOut = async (asked: JournalEntry): Promise<boolean> => {
    const { type } = asked
    underWay.set(type, (underWay.get(type) ?? 0) + 1)
    const waiting = [...(unsaved.get(type) ?? []), asked]
    unsaved.delete(type)
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        await inDatabase((db) => db.change(type, next.changes, next.op))
        removeFromJournal(name, next)
        waiting.shift()
      }
      bundleSoon(type)
      return true
    } catch (error) {
      warn('The device could not save this change.', error)
      const [failed] = waiting
      if (error instanceof RangeError && failed) removeFromJournal(name, failed)
      const left = error instanceof RangeError ? waiting.slice(1) : waiting
      unsaved.set(type, [...left, ...(unsaved.get(type) ?? [])])
      return false
    } finally {
      underWay.set(type, (underWay.get(type) ?? 1) - 1)
    }
  }

  const change: RecordStore['change'] = (type, changes) => {
    const asked = addToJournal(name, type, changes)
    show(type, changes)
    return carryOut(asked)
  }

  for (const asked of readJournal(name)) void carryOut(asked)

  return {
    name,
    known: (type, from = '', order = 'id') => {
      const known = standing.get(type)
      if (known && known.from <= from) return known.records
      void read(type, from, order)
      return undefined
    },
    read,
    latest,
    change,
    readAgain: async (types) => {
      const known = [...types].flatMap((type) => {
        const before = reads.get(type)
        return before ? [begin(type, before.from, before.order).done] : []
      })
      if (known.length < types.size) tell(types, 'elsewhere')
      await Promise.all(known)
    },
    inDatabase,
    unsaved,
    types: () => shown,
    close: () => {
      void opened?.then((db) => db.close()).catch(() => undefined)
      opened = undefined
    },
  }
}

function changed({ from, order, records }: KnownRecords, changes: readonly RecordChange[]): KnownRecords {
  const next = new Map(records)
  for (const each of changes) {
    // An earlier value is read when needed. By day, the page may know more than it must, so this doesn't check days.
    if (order === 'id' && each.id < from) continue
    if ('add' in each) {
      // This page's share of the sum, until the database is read again.
      const key = `${each.id}@`
      const value = next.get(key)
      next.set(key, (typeof value === 'number' ? value : 0) + each.add)
    } else if (each.value === null) next.delete(each.id)
    else if (!each.ifMissing || !next.has(each.id)) next.set(each.id, each.value)
  }
  return { from, order, records: next }
}

const isClosed = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError')

// biome-ignore lint/suspicious/noConsole: the console shows the reason.
const warn = (text: string, error: unknown) => console.warn(text, error)
