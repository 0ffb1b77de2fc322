import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { laterStamp, nextStamp, type Stamp, shifted, stampParts } from '#shared/core/own-things/stamp.ts'
import { countId, supersedes, type Thing, VALUE_LIMIT } from '#shared/core/own-things/thing.ts'

/** A thing on the device; `pending` while the account has not got this version. */
interface KeptThing extends Thing {
  readonly pending?: 1
}

interface Schema extends DBSchema {
  things: { key: [string, string]; value: KeptThing; indexes: { kind: string; pending: number } }
  facts: { key: string; value: unknown }
}

/** What the device knows beside the things. */
interface Facts {
  /** What this device calls itself here. */
  readonly device: string
  /** The latest stamp that it made or saw. */
  readonly last?: Stamp
  /** How far the account’s clock is ahead of the device’s, in milliseconds. */
  readonly ahead: number
  /** How far it has taken what the account has. */
  readonly cursor: number
}

export type Change =
  | { readonly id: string; readonly value: unknown }
  /** Adds to a count. */
  | { readonly id: string; readonly add: number }

/** The things of one person on this device: an IndexedDB database. Everything here is atomic, across tabs too. */
export interface ThingsDatabase {
  /** What stands of a kind: values by id, in the order of ids. */
  readonly all: (kind: string) => Promise<ReadonlyMap<string, unknown>>
  /**
   * Changes things of a kind, all or none; resolves when they are kept. Rejects with a `RangeError` when a value is
   * larger than an account takes.
   */
  readonly change: (kind: string, changes: readonly Change[]) => Promise<void>
  /** Things that the account has not got, oldest change first. */
  readonly pending: (limit: number, kept: ReadonlySet<string>) => Promise<readonly Thing[]>
  readonly countPending: (kept: ReadonlySet<string>) => Promise<number>
  readonly cursor: () => Promise<number>
  readonly ahead: () => Promise<number>
  /** Takes an account’s answer: what it has got from here (`sent`) and what is new. Returns the kinds that changed. */
  readonly take: (
    sent: readonly Thing[],
    found: readonly Thing[],
    cursor: number,
  ) => Promise<ReadonlySet<string>>
  /** Puts the clock right, and the stamps of whatever was not sent yet with it. */
  readonly setClock: (ahead: number) => Promise<void>
  /** Every thing, removed ones too. */
  readonly everything: () => Promise<readonly Thing[]>
  /** Brings in things of another database, to be sent. Returns the kinds that changed. */
  readonly bringIn: (things: readonly Thing[]) => Promise<ReadonlySet<string>>
  readonly close: () => void
}

/** Opens, and makes at first, the database of a name. Rejects where the device keeps nothing. */
export async function openThings(name: string, now: () => number = Date.now): Promise<ThingsDatabase> {
  const db = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      const things = fresh.createObjectStore('things', { keyPath: ['kind', 'id'] })
      things.createIndex('kind', 'kind')
      things.createIndex('pending', 'pending')
      fresh.createObjectStore('facts')
    },
    // Another tab deletes the database or brings a later version.
    blocking: () => db.close(),
  })
  return thingsIn(db, now)
}

function thingsIn(db: IDBPDatabase<Schema>, now: () => number): ThingsDatabase {
  const writing = () => {
    const run = db.transaction(['things', 'facts'], 'readwrite')
    return { run, things: run.objectStore('things'), facts: run.objectStore('facts') }
  }
  type Writing = ReturnType<typeof writing>

  const factsIn = async ({ facts }: Writing): Promise<Facts> => {
    const found = (await facts.get('facts')) as Facts | undefined
    return found ?? { device: newDevice(), ahead: 0, cursor: 0 }
  }

  const change: ThingsDatabase['change'] = async (kind, changes) => {
    for (const each of changes) {
      if ('value' in each && JSON.stringify(each.value).length > VALUE_LIMIT) {
        throw new RangeError(`${kind} ${each.id} is larger than a thing may be.`)
      }
    }
    const write = writing()
    const { things, facts, run } = write
    const known = await factsIn(write)
    let last = known.last
    for (const each of changes) {
      last = nextStamp(last, now() + known.ahead, known.device)
      const id = 'add' in each ? countId(each.id, known.device) : each.id
      const value = 'add' in each ? total((await things.get([kind, id]))?.value) + each.add : each.value
      things.put({ kind, id, at: last, value, pending: 1 })
    }
    facts.put({ ...known, ...(last && { last }) }, 'facts')
    await run.done
  }

  const takeIn = async (
    write: Writing,
    found: readonly Thing[],
    mark: Pick<KeptThing, 'pending'>,
  ): Promise<ReadonlySet<string>> => {
    const changed = new Set<string>()
    for (const { kind, id, at, value } of found) {
      if (!supersedes({ at }, await write.things.get([kind, id]))) continue
      write.things.put({ kind, id, at, value, ...mark })
      changed.add(kind)
    }
    return changed
  }

  const latest = (things: readonly Thing[], known: Stamp | undefined) =>
    things.reduce<Stamp | undefined>((last, { at }) => laterStamp(last, at), known)

  const waiting = async (kept: ReadonlySet<string>): Promise<readonly Thing[]> => {
    const found = await db.getAllFromIndex('things', 'pending', 1)
    return found
      .filter(({ kind }) => !kept.has(kind))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ pending: _, ...thing }) => thing)
  }

  return {
    all: async (kind) => {
      const found = await db.getAllFromIndex('things', 'kind', kind)
      return new Map(found.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])))
    },
    change,
    pending: async (limit, kept) => (await waiting(kept)).slice(0, limit),
    countPending: async (kept) => (await waiting(kept)).length,
    cursor: async () => ((await db.get('facts', 'facts')) as Facts | undefined)?.cursor ?? 0,
    ahead: async () => ((await db.get('facts', 'facts')) as Facts | undefined)?.ahead ?? 0,
    take: async (sent, found, cursor) => {
      const write = writing()
      const known = await factsIn(write)
      for (const { kind, id, at } of sent) {
        const kept = await write.things.get([kind, id])
        // Changed again since: that version is still to be sent.
        if (kept?.at !== at) continue
        const { pending: _, ...thing } = kept
        write.things.put(thing)
      }
      const changed = await takeIn(write, found, {})
      const last = latest(found, known.last)
      write.facts.put({ ...known, cursor, ...(last && { last }) }, 'facts')
      await write.run.done
      return changed
    },
    setClock: async (ahead) => {
      const write = writing()
      const known = await factsIn(write)
      await restamp(write, known, ahead)
      await write.run.done
    },
    everything: async () => (await db.getAll('things')).map(({ pending: _, ...thing }) => thing),
    bringIn: async (found) => {
      const write = writing()
      const known = await factsIn(write)
      // They come from a database whose clock nobody has put right yet.
      const right = found.map((thing) => ({ ...thing, at: shifted(thing.at, known.ahead) }))
      const changed = await takeIn(write, right, { pending: 1 })
      const last = latest(right, known.last)
      write.facts.put({ ...known, ...(last && { last }) }, 'facts')
      await write.run.done
      return changed
    },
    close: () => db.close(),
  }

  /** Stamps of a wrong clock, on things that never left the device, become those of the right one, in their order. */
  async function restamp({ things, facts }: Writing, known: Facts, ahead: number): Promise<void> {
    const by = ahead - known.ahead
    const all = await things.getAll()
    const moved = all.filter(({ pending }) => pending).sort((a, b) => (a.at < b.at ? -1 : 1))
    let last = latest(
      all.filter(({ pending }) => !pending),
      undefined,
    )
    for (const thing of moved) {
      const ms = (stampParts(thing.at)?.ms ?? now() + known.ahead) + by
      last = nextStamp(last, Math.min(ms, now() + ahead), known.device)
      things.put({ ...thing, at: last })
    }
    const { last: _, ...rest } = known
    facts.put({ ...rest, ahead, ...(last && { last }) }, 'facts')
  }
}

const total = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const DEVICE_DIGITS = 16

/** A name that no other device has: 16 random letters and digits. */
function newDevice(): string {
  const random = crypto.getRandomValues(new Uint8Array(DEVICE_DIGITS))
  return Array.from(random, (byte) => (byte % 36).toString(36)).join('')
}
