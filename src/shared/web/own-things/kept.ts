import { deleteDB } from 'idb'
import type { Latest, LatestOf } from '#shared/core/own-things/latest.ts'
import { isWrittenDown, leftOver, strike } from './journal.ts'
import { movingIn } from './move-in.ts'
import { databaseOf, keepOwner, NOBODYS, onOwner, thingsOwner } from './owner.ts'
import { type Shelf, type Standing, shelfOf, type Tell } from './shelf.ts'
import { openThings, type ThingsDatabase } from './things-database.ts'
import type { Change, Held, Order } from './things-schema.ts'

interface Message {
  readonly name: string
  readonly kinds: readonly string[]
}

const listeners = new Set<Tell>()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rafiq.things')
let shelf: Shelf | undefined
let reading: Promise<void> | undefined
const toRead = new Set<string>()

tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.name === shelf?.name) void readSoon(data.kinds)
})
onOwner(() => {
  const shown = shelf?.kinds()
  ownShelf()
  if (shown) tell(shown, 'elsewhere')
})

/** The shelf of whoever uses the page. */
function ownShelf(): Shelf {
  const owner = thingsOwner()
  const name = databaseOf(owner)
  if (shelf?.name !== name) {
    const before = shelf
    shelf = shelfOf(name, tell)
    before?.close()
    if (owner) {
      if (before?.name === NOBODYS)
        for (const each of before.unkept.values())
          for (const { kind, changes } of each) void shelf.change(kind, changes)
      // Where a sign-in broke off, it is ended now.
      void adoptNobodys().catch(() => undefined)
    }
  }
  return shelf
}

/** Does something in the database of whoever uses the page. */
export const inOwnDatabase = <Result>(run: (database: ThingsDatabase) => Promise<Result>): Promise<Result> =>
  ownShelf().inDatabase(run)

/** Calls back with the kinds that changed, whoever changed them: this page, another tab or another device. */
export function onThings(listener: Tell): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What stands of a kind as the page knows it, all from the id, or the day, `from` on at least; `undefined` before that
 * was read. Begins to read it.
 */
export function knownOf(kind: string, from?: string, order?: Order): Standing | undefined {
  const move = movingIn(kind, changeThings)
  if (!move) return ownShelf().known(kind, from, order)
  void move.then(() => ownShelf().read(kind, from, order))
  return undefined
}

/** What stands of a kind. Where the device keeps nothing, what the page holds. */
export async function readKind(kind: string): Promise<Standing> {
  await movingIn(kind, changeThings)
  return ownShelf().read(kind)
}

/** The latest things of a kind, without reading the others. */
export async function readLatest<Value>(of: LatestOf<Value>): Promise<Latest<Value>> {
  await movingIn(of.kind, changeThings)
  return ownShelf().latest(of)
}

/**
 * Changes things of a kind. The page shows it at once; resolves to whether the device keeps it (a private window or a
 * full disk may not; then it holds until the page closes).
 */
export async function changeThings(kind: string, changes: readonly Change[]): Promise<boolean> {
  const own = ownShelf()
  const isKept = await own.change(kind, changes)
  if (isKept) tabs?.postMessage({ name: own.name, kinds: [kind] } satisfies Message)
  return isKept
}

/** Tries once more to keep what the device had no room for; returns what it still has none for. */
export async function keepHeld(): Promise<readonly Held[]> {
  const own = ownShelf()
  await Promise.all([...own.unkept.keys()].map((kind) => own.change(kind, [])))
  return [...own.unkept.values()].flat().flatMap((asked) => {
    const isLost = !isWrittenDown(own.name, asked)
    return asked.changes.map((change) => ({ kind: asked.kind, change, isLost }))
  })
}

/** Shows what a sync changed, in all tabs. */
export async function tookThings(kinds: ReadonlySet<string>): Promise<void> {
  if (kinds.size === 0) return
  tabs?.postMessage({ name: ownShelf().name, kinds: [...kinds] } satisfies Message)
  await ownShelf().readAgain(kinds)
}

/**
 * From now on the things are those of the account, and what nobody’s held becomes the account’s too. What breaks off in
 * between is ended the next time. Another account’s things leave the device, but for those that it alone has.
 */
export async function becomeOwner(accountId: string): Promise<void> {
  const before = thingsOwner()
  if (before && before !== accountId) await inOwnDatabase((database) => database.forgetSent())
  if (before !== accountId) keepOwner(accountId)
  await adoptNobodys()
}

/** From now on the things are nobody’s. The account’s leave the device, but for those that it alone has. */
export async function leaveOwner(): Promise<void> {
  if (!thingsOwner()) return
  try {
    await inOwnDatabase((database) => database.forgetSent())
  } finally {
    keepOwner(undefined)
  }
}

/** Everything of whoever uses the page leaves the device. */
export async function deleteThings(): Promise<void> {
  const own = ownShelf()
  const kinds = own.kinds()
  own.close()
  await deleteDB(own.name)
  for (const asked of leftOver(own.name)) strike(own.name, asked)
  tabs?.postMessage({ name: own.name, kinds: [...kinds] } satisfies Message)
  await own.readAgain(kinds)
}

/** Nobody’s things become the account’s, again and again until none is left: another tab may still write some. */
async function adoptNobodys(): Promise<void> {
  const nobodys = await openThings(NOBODYS)
  const changed = new Set<string>()
  try {
    for (;;) {
      const things = await nobodys.everything()
      if (things.length === 0) break
      for (const kind of await inOwnDatabase((own) => own.bringIn(things))) changed.add(kind)
      await nobodys.release(things)
    }
  } finally {
    nobodys.close()
  }
  await tookThings(changed)
}

/** What other tabs changed is read once, however many times they say so meanwhile. */
async function readSoon(kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) toRead.add(kind)
  if (reading) return
  reading = (async () => {
    while (toRead.size > 0) {
      const next = new Set(toRead)
      toRead.clear()
      await ownShelf().readAgain(next)
    }
  })()
  await reading
  reading = undefined
}

function tell(kinds: ReadonlySet<string>, from: 'here' | 'elsewhere'): void {
  for (const listener of listeners) listener(kinds, from)
}
