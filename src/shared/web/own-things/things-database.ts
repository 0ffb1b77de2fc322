import type { Latest, LatestOf, TimeName } from '#shared/core/own-things/latest.ts'
import type { Stamp } from '#shared/core/own-things/stamp.ts'
import type { Thing } from '#shared/core/own-things/thing.ts'
import { bundledIn, bundleIn } from './bundles.ts'
import { changeIn, idIn, takeIn } from './change-in.ts'
import { clearIn, restampIn } from './clear-in.ts'
import { allIn, countInDatabase, latestInDatabase } from './read-things.ts'
import {
  type Change,
  type Held,
  type KeptThing,
  type OpenThings,
  type Order,
  openSchema,
  REFUSED,
  UNSENT,
  type Writing,
  writing,
} from './things-schema.ts'

/** The things of one person on this device: an IndexedDB database. Everything here is atomic, across tabs too. */
export interface ThingsDatabase {
  /** What stands of a kind, from the id or the day `from` on if there is one: values by id. */
  readonly all: (kind: string, from?: string, order?: Order) => Promise<ReadonlyMap<string, unknown>>
  /** Makes all of a kind be read at once from now on; of use where they are thousands. */
  readonly bundle: (kind: string) => Promise<void>
  /** The latest of a kind, without reading the others. */
  readonly latest: <Value>(of: LatestOf<Value>) => Promise<Latest<Value>>
  /** How many of a kind have such a time. */
  readonly count: (kind: string, time: TimeName) => Promise<number>
  /**
   * Changes things of a kind, all or none; resolves when they are kept. Rejects with a `RangeError` when a value is
   * larger than an account takes. With a name (`op`) they are done once, however often it is asked.
   */
  readonly change: (kind: string, changes: readonly Change[], op?: string) => Promise<void>
  /** Things that the account has not got, oldest change first; `limit` at most, none of the kinds in `kept`. */
  readonly pending: (limit: number, kept: ReadonlySet<string>) => Promise<readonly Thing[]>
  /** How many things the account has not got, those that it refused too, and those that the page alone holds. */
  readonly countPending: (kept: ReadonlySet<string>, held?: readonly Held[]) => Promise<number>
  /** What the account would not take and is still here. */
  readonly refused: (kept: ReadonlySet<string>) => Promise<readonly Thing[]>
  readonly cursor: () => Promise<number>
  /** How often things were let go of here. */
  readonly letGo: () => Promise<number>
  /**
   * Takes an account’s answer: what it has got from here (`sent`) and what is new. Returns the kinds that changed. Throws,
   * and takes nothing, when it was asked before things were let go of (`letGo`): they would be back.
   */
  readonly take: (
    sent: readonly Thing[],
    found: readonly Thing[],
    cursor: number,
    letGo?: number,
  ) => Promise<ReadonlySet<string>>
  /** Notes that the account will not take these versions. */
  readonly refuse: (things: readonly Thing[]) => Promise<void>
  /** What was refused is to be sent once more. */
  readonly offerAgain: () => Promise<void>
  /** Puts the clock right, and the stamps of whatever was not sent yet with it. */
  readonly setClock: (ahead: number) => Promise<void>
  /** The account has lost what it had: everything is to be sent and taken again. */
  readonly startOver: () => Promise<void>
  /** Every thing, removed ones too. */
  readonly everything: () => Promise<readonly Thing[]>
  /**
   * Brings in things of another database, to be sent; their stamps follow this device’s own clock, or the account’s.
   * Returns the kinds that changed.
   */
  readonly bringIn: (things: readonly Thing[], clock?: 'device' | 'account') => Promise<ReadonlySet<string>>
  /** Lets go of those that another database has got and that did not change since. */
  readonly release: (things: readonly Thing[]) => Promise<void>
  /** Lets go of everything that the account has. */
  readonly forgetSent: () => Promise<void>
  readonly close: () => void
}

interface OpenOptions {
  readonly now?: () => number
  /** Called when the database closes by itself; it can be opened again. */
  readonly gone?: () => void
}

/** Opens, and makes at first, the database of a name. Rejects where the device keeps nothing. */
export async function openThings(
  name: string,
  { now = Date.now, gone = () => undefined }: OpenOptions = {},
): Promise<ThingsDatabase> {
  const db = await openSchema(name, gone)
  return {
    all: async (kind, from = '', order = 'id') =>
      (from === '' ? await bundledIn(db, kind) : undefined) ?? allIn(db, kind, from, order),
    bundle: (kind) => bundleIn(db, kind),
    latest: (of) => latestInDatabase(db, of),
    count: (kind, time) => countInDatabase(db, kind, time),
    change: async (kind, changes, op) => changeIn(writing(db), { kind, changes, op }, now),
    pending: (limit, kept) => pendingIn(db, limit, kept),
    countPending: async (kept, held = []) => {
      const unsent = await db.getAllKeysFromIndex('things', 'pending', thoseOf(UNSENT))
      const refused = await refusedIn(db, kept)
      const { device = '' } = (await db.get('facts', 'facts')) ?? {}
      const keys = [
        ...unsent.filter(([kind]) => !kept.has(kind)),
        ...refused.map(({ kind, id }) => [kind, id]),
        ...held.map(({ kind, change }) => [kind, idIn(change, device)]),
      ]
      return new Set(keys.map((key) => key.join(' '))).size
    },
    refused: (kept) => refusedIn(db, kept),
    cursor: async () => (await db.get('facts', 'facts'))?.cursor ?? 0,
    letGo: async () => (await db.get('facts', 'facts'))?.letGo ?? 0,
    take: async (sent, found, cursor, letGo) => {
      const write = writing(db)
      const known = await write.facts()
      if (letGo !== undefined && letGo !== (known.letGo ?? 0)) throw new Error('Things were let go of since.')
      await mark(write, sent, undefined)
      const { changed, last } = await takeIn(write, found, known.last)
      write.keepFacts({ ...known, cursor, ...(last && { last }) })
      await write.done
      return changed
    },
    refuse: async (things) => {
      const write = writing(db)
      await mark(write, things, REFUSED)
      await write.done
    },
    offerAgain: async () => {
      const write = writing(db)
      for (const thing of await write.getAll()) {
        if (thing.pending === REFUSED) write.put({ ...thing, pending: UNSENT })
      }
      await write.done
    },
    setClock: async (ahead) => restampIn(writing(db), ahead, now),
    startOver: async () => {
      const write = writing(db)
      for (const thing of await write.getAll()) write.put({ ...thing, pending: UNSENT })
      write.keepFacts({ ...(await write.facts()), cursor: 0 })
      await write.done
    },
    everything: async () => (await db.getAll('things')).map(bare),
    bringIn: async (found, clock = 'device') => {
      const write = writing(db)
      const known = await write.facts()
      const { changed, last } = await takeIn(write, found, known.last, clock === 'device' ? known.ahead : 0)
      write.keepFacts({ ...known, ...(last && { last }) })
      await write.done
      return changed
    },
    release: async (things) => {
      const had = new Map<string, Stamp>(things.map(({ kind, id, at }) => [`${kind} ${id}`, at]))
      await clearIn(writing(db), ({ kind, id, at }) => had.get(`${kind} ${id}`) === at)
    },
    forgetSent: async () => clearIn(writing(db), ({ pending }) => pending === undefined),
    close: () => db.close(),
  }
}

/** Marks those that did not change since they were read: such a version is still to be sent. */
async function mark(
  { get, put }: Writing,
  things: readonly Thing[],
  pending: KeptThing['pending'],
): Promise<void> {
  for (const { kind, id, at } of things) {
    const kept = await get(kind, id)
    if (kept?.at === at) put({ ...bare(kept), ...(pending && { pending }) })
  }
}

async function pendingIn(db: OpenThings, limit: number, kept: ReadonlySet<string>): Promise<Thing[]> {
  const found: Thing[] = []
  let after: [number, string] | [number] = [UNSENT]
  for (;;) {
    const range = IDBKeyRange.bound(after, [UNSENT, []], true)
    const page = await db.getAllFromIndex('things', 'pending', range, limit)
    found.push(...page.filter(({ kind }) => !kept.has(kind)).map(bare))
    const last = page.at(-1)
    if (!last || page.length < limit || found.length >= limit) return found.slice(0, limit)
    after = [UNSENT, last.at]
  }
}

/** Things marked so, whenever they were changed. */
const thoseOf = (pending: number) => IDBKeyRange.bound([pending], [pending, []])

/** What was removed is not here any more, whether or not the account heard of it. */
async function refusedIn(db: OpenThings, kept: ReadonlySet<string>): Promise<readonly Thing[]> {
  const found = await db.getAllFromIndex('things', 'pending', thoseOf(REFUSED))
  return found.filter(({ kind, value }) => value !== null && !kept.has(kind)).map(bare)
}

const bare = ({ kind, id, at, value }: KeptThing): Thing => ({ kind, id, at, value })
