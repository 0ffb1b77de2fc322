import { type Latest, type LatestOf, latestIn } from '#shared/core/own-things/latest.ts'
import { isWorthBundling } from './bundles.ts'
import { type Asked, leftOver, strike, writeDown } from './journal.ts'
import { openThings, type ThingsDatabase } from './things-database.ts'
import type { Change, Order } from './things-schema.ts'

/** What stands of a kind: values by id. */
export type Standing = ReadonlyMap<string, unknown>

export type Tell = (kinds: ReadonlySet<string>, from: 'here' | 'elsewhere') => void

/** What this page knows of the things of one person, in front of their database. */
export interface Shelf {
  readonly name: string
  /**
   * What stands of a kind as far as the page knows: all from the id, or the day, `from` on at least; `undefined` before
   * that was read. Begins to read it.
   */
  readonly known: (kind: string, from?: string, order?: Order) => Standing | undefined
  readonly read: (kind: string, from?: string, order?: Order) => Promise<Standing>
  /** The latest things of a kind, without reading the others where that can be. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** Shows changes at once; resolves to whether the device keeps them, else they hold until the page closes. */
  readonly change: (kind: string, changes: readonly Change[]) => Promise<boolean>
  /** Reads what other tabs and devices changed. */
  readonly readAgain: (kinds: ReadonlySet<string>) => Promise<void>
  /** Does something in the database, which may have been closed meanwhile. */
  readonly inDatabase: <Result>(run: (database: ThingsDatabase) => Promise<Result>) => Promise<Result>
  /** Changes by kind that the device could not keep. They are tried again with the next one of their kind. */
  readonly unkept: ReadonlyMap<string, readonly Asked[]>
  /** Kinds that the page shows. */
  readonly kinds: () => ReadonlySet<string>
  readonly close: () => void
}

/** The end of a kind: what has the id, or the day, `from` or a later one, and perhaps more; with no `from` all of it. */
interface Part {
  readonly from: string
  readonly order: Order
  readonly things: Standing
}

/** By then the page has been drawn. */
const BUNDLED_AFTER_MS = 3000

const none: Standing = new Map()
const all: Part = { from: '', order: 'id', things: none }

export function shelfOf(name: string, tell: Tell): Shelf {
  const standing = new Map<string, Part>()
  const reads = new Map<
    string,
    { readonly from: string; readonly order: Order; readonly done: Promise<void> }
  >()
  const shown = new Set<string>()
  /** How many changes of a kind the page shows and the database has not confirmed; reading waits for them. */
  const underWay = new Map<string, number>()
  const unkept = new Map<string, readonly Asked[]>()
  let opened: Promise<ThingsDatabase> | undefined

  const database = (): Promise<ThingsDatabase> => {
    if (opened) return opened
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    const opening = openThings(name, { gone: forget })
    opened = opening
    opening.catch(forget)
    return opening
  }

  const inDatabase: Shelf['inDatabase'] = async (run) => {
    try {
      return await run(await database())
    } catch (error) {
      // Another tab made it close: nothing of a writing that broke off is kept, so it is done again.
      if (!isClosed(error)) throw error
      opened = undefined
      return run(await database())
    }
  }

  const stillAsked = (kind: string) => (unkept.get(kind) ?? []).flatMap(({ changes }) => changes)

  /** Where all of a kind is known; a change may have taken its text away. */
  const bundleSoon = (kind: string) => {
    const known = standing.get(kind)
    if (known?.from !== '' || !isWorthBundling(kind, known.things)) return
    setTimeout(() => {
      // Nothing is opened for it alone: it may have been closed to be deleted.
      if (opened) inDatabase((db) => db.bundle(kind)).catch((error) => warn('Reading is slow.', error))
    }, BUNDLED_AFTER_MS)
  }

  const load = async (kind: string, from: string, order: Order) => {
    try {
      let found = await inDatabase((db) => db.all(kind, from, order))
      // A change that began meanwhile is not in what was found.
      while (underWay.get(kind)) found = await inDatabase((db) => db.all(kind, from, order))
      standing.set(kind, changed({ from, order, things: found }, stillAsked(kind)))
      bundleSoon(kind)
    } catch (error) {
      warn('The device keeps nothing.', error)
      standing.set(kind, { ...(standing.get(kind) ?? changed(all, stillAsked(kind))), from: '' })
    }
    tell(new Set([kind]), 'elsewhere')
  }

  /** One after the other: what was read last knows the most. */
  const begin = (kind: string, from: string, order: Order) => {
    const before = reads.get(kind)?.done
    const done = before ? before.then(() => load(kind, from, order)) : load(kind, from, order)
    const begun = { from, order, done }
    reads.set(kind, begun)
    return begun
  }

  const read: Shelf['read'] = async (kind, from = '', order = 'id') => {
    shown.add(kind)
    const begun = reads.get(kind)
    await (begun && begun.from <= from ? begun : begin(kind, from, order)).done
    return standing.get(kind)?.things ?? none
  }

  const latest: Shelf['latest'] = async (of) => {
    shown.add(of.kind)
    try {
      let found = await inDatabase((db) => db.latest(of))
      while (underWay.get(of.kind)) found = await inDatabase((db) => db.latest(of))
      if (stillAsked(of.kind).length === 0) return found
    } catch (error) {
      warn('The device keeps nothing.', error)
    }
    // The page knows more than the device.
    return latestIn(await read(of.kind), of)
  }

  const show = (kind: string, changes: readonly Change[]) => {
    const before = standing.get(kind)
    if (before) standing.set(kind, changed(before, changes))
    tell(new Set([kind]), 'here')
  }

  /** Does what was asked, and what could not be done before it. */
  const carryOut = async (asked: Asked): Promise<boolean> => {
    const { kind } = asked
    underWay.set(kind, (underWay.get(kind) ?? 0) + 1)
    const waiting = [...(unkept.get(kind) ?? []), asked]
    unkept.delete(kind)
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        await inDatabase((db) => db.change(kind, next.changes, next.op))
        strike(name, next)
        waiting.shift()
      }
      bundleSoon(kind)
      return true
    } catch (error) {
      warn('The device does not keep this change.', error)
      const [failed] = waiting
      if (error instanceof RangeError && failed) strike(name, failed)
      const held = error instanceof RangeError ? waiting.slice(1) : waiting
      unkept.set(kind, [...held, ...(unkept.get(kind) ?? [])])
      return false
    } finally {
      underWay.set(kind, (underWay.get(kind) ?? 1) - 1)
    }
  }

  const change: Shelf['change'] = (kind, changes) => {
    const asked = writeDown(name, kind, changes)
    show(kind, changes)
    return carryOut(asked)
  }

  for (const asked of leftOver(name)) void carryOut(asked)

  return {
    name,
    known: (kind, from = '', order = 'id') => {
      const known = standing.get(kind)
      if (known && known.from <= from) return known.things
      void read(kind, from, order)
      return undefined
    },
    read,
    latest,
    change,
    readAgain: async (kinds) => {
      const known = [...kinds].flatMap((kind) => {
        const before = reads.get(kind)
        return before ? [begin(kind, before.from, before.order).done] : []
      })
      if (known.length < kinds.size) tell(kinds, 'elsewhere')
      await Promise.all(known)
    },
    inDatabase,
    unkept,
    kinds: () => shown,
    close: () => {
      void opened?.then((db) => db.close()).catch(() => undefined)
      opened = undefined
    },
  }
}

function changed({ from, order, things }: Part, changes: readonly Change[]): Part {
  const next = new Map(things)
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
  return { from, order, things: next }
}

const isClosed = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError')

// biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it.
const warn = (text: string, error: unknown) => console.warn(text, error)
