import { type Latest, type LatestOf, latestIn } from '#shared/core/user-data/latest-records.ts'
import { isWorthBundling } from './bundles.ts'
import type { RecordChange, RecordOrder } from './database-schema.ts'
import { addToJournal, type JournalEntry, readJournal, removeFromJournal } from './journal.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'

/** What stands of a type: values by id. */
export type RecordValues = ReadonlyMap<string, unknown>

export type RecordsListener = (types: ReadonlySet<string>, from: 'here' | 'elsewhere') => void

/** What this page knows of the records of one person, in front of their database. */
export interface RecordStore {
  readonly name: string
  /**
   * What stands of a type as far as the page knows: all from the id, or the day, `from` on at least; `undefined` before
   * that was read. Begins to read it.
   */
  readonly known: (type: string, from?: string, order?: RecordOrder) => RecordValues | undefined
  readonly read: (type: string, from?: string, order?: RecordOrder) => Promise<RecordValues>
  /** The latest records of a type, without reading the others where that can be. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** Shows changes at once; resolves to whether the device keeps them, else they hold until the page closes. */
  readonly change: (type: string, changes: readonly RecordChange[]) => Promise<boolean>
  /** Reads what other tabs and devices changed. */
  readonly readAgain: (types: ReadonlySet<string>) => Promise<void>
  /** Does something in the database, which may have been closed meanwhile. */
  readonly inDatabase: <Result>(run: (database: RecordDatabase) => Promise<Result>) => Promise<Result>
  /** Changes by type that the device could not keep. They are tried again with the next one of their type. */
  readonly unsaved: ReadonlyMap<string, readonly JournalEntry[]>
  /** Kinds that the page shows. */
  readonly types: () => ReadonlySet<string>
  readonly close: () => void
}

/** The end of a type: what has the id, or the day, `from` or a later one, and perhaps more; with no `from` all of it. */
interface KnownRecords {
  readonly from: string
  readonly order: RecordOrder
  readonly records: RecordValues
}

/** By then the page has been drawn. */
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
  /** How many changes of a type the page shows and the database has not confirmed; reading waits for them. */
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
      // Another tab made it close: nothing of a writing that broke off is kept, so it is done again.
      if (!isClosed(error)) throw error
      opened = undefined
      return run(await database())
    }
  }

  const stillAsked = (type: string) => (unsaved.get(type) ?? []).flatMap(({ changes }) => changes)

  /** Where all of a type is known; a change may have taken its text away. */
  const bundleSoon = (type: string) => {
    const known = standing.get(type)
    if (known?.from !== '' || !isWorthBundling(type, known.records)) return
    setTimeout(() => {
      // Nothing is opened for it alone: it may have been closed to be deleted.
      if (opened) inDatabase((db) => db.bundle(type)).catch((error) => warn('Reading is slow.', error))
    }, BUNDLED_AFTER_MS)
  }

  const load = async (type: string, from: string, order: RecordOrder) => {
    try {
      let found = await inDatabase((db) => db.readType(type, from, order))
      // A change that began meanwhile is not in what was found.
      while (underWay.get(type)) found = await inDatabase((db) => db.readType(type, from, order))
      standing.set(type, changed({ from, order, records: found }, stillAsked(type)))
      bundleSoon(type)
    } catch (error) {
      warn('The device keeps nothing.', error)
      standing.set(type, { ...(standing.get(type) ?? changed(all, stillAsked(type))), from: '' })
    }
    tell(new Set([type]), 'elsewhere')
  }

  /** One after the other: what was read last knows the most. */
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
      warn('The device keeps nothing.', error)
    }
    // The page knows more than the device.
    return latestIn(await read(of.type), of)
  }

  const show = (type: string, changes: readonly RecordChange[]) => {
    const before = standing.get(type)
    if (before) standing.set(type, changed(before, changes))
    tell(new Set([type]), 'here')
  }

  /** Does what was asked, and what could not be done before it. */
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
      warn('The device does not keep this change.', error)
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
    // An earlier one is read when somebody asks for it. What its day was and is, is not asked: more may be known.
    if (order === 'id' && each.id < from) continue
    if ('add' in each) {
      // The page's own share of the sum, until the database is read again.
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

// biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it.
const warn = (text: string, error: unknown) => console.warn(text, error)
