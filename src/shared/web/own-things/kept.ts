import { deleteDB } from 'idb'
import { deviceValue } from '../device-value.ts'
import { type Change, openThings, type ThingsDatabase } from './things-database.ts'

/** Things of someone who is not signed in. */
const NOBODYS = 'rafiq'
const nameOf = (accountId: string | undefined) => (accountId ? `${NOBODYS}-${accountId}` : NOBODYS)

const OWNER = 'rafiq.things.owner'
/** Whose things this device shows: an account's id, also while it is offline; nothing for nobody's. */
const owner = deviceValue<string>(OWNER, (found) =>
  typeof found === 'string' && /^[0-9a-f-]{36}$/.test(found) ? found : undefined,
)

/** What this page knows of a kind: values by id. */
type Standing = ReadonlyMap<string, unknown>

const none: Standing = new Map()
const standing = new Map<string, Standing>()
const reads = new Map<string, Promise<void>>()
const listeners = new Set<(kinds: ReadonlySet<string>, from: 'here' | 'elsewhere') => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rafiq.things')

let opened: { readonly name: string; readonly database: Promise<ThingsDatabase> } | undefined
/** Changes of a kind that the page shows and the database has not confirmed; reading waits for them. */
const underWay = new Map<string, number>()

tabs?.addEventListener('message', ({ data }: MessageEvent<{ name: string; kinds: readonly string[] }>) => {
  if (data.name === opened?.name) void readAgain(new Set(data.kinds))
})

// Another tab signed in or out.
addEventListener('storage', ({ key }) => {
  if (key === OWNER) void forgetKnown()
})

/** The database of whoever uses the page. */
export function ownDatabase(): Promise<ThingsDatabase> {
  const name = nameOf(owner.read())
  if (opened?.name !== name) {
    void opened?.database.then((database) => database.close())
    const database = openThings(name)
    opened = { name, database }
    database.catch(() => {
      if (opened?.database === database) opened = undefined
    })
  }
  return opened.database
}

export const thingsOwner = (): string | undefined => owner.read()
export const useThingsOwner = (): string | undefined => owner.use()

/** Calls back with the kinds that changed, whoever changed them: this page, another tab or another device. */
export function onThings(
  listener: (kinds: ReadonlySet<string>, from: 'here' | 'elsewhere') => void,
): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What stands of a kind as the page knows it; `undefined` before it was read. Begins to read it. */
export function knownOf(kind: string): Standing | undefined {
  const known = standing.get(kind)
  if (!known) void readKind(kind)
  return known
}

/** What stands of a kind. Where the device keeps nothing, what the page holds. */
export async function readKind(kind: string): Promise<Standing> {
  const begun = reads.get(kind) ?? load(kind)
  reads.set(kind, begun)
  await begun
  return standing.get(kind) ?? none
}

/**
 * Changes things of a kind. The page shows it at once; resolves to whether the device keeps it (a private window or a
 * full disk may not; then it holds until the page closes).
 */
export async function changeThings(kind: string, changes: readonly Change[]): Promise<boolean> {
  await readKind(kind)
  underWay.set(kind, (underWay.get(kind) ?? 0) + 1)
  const before = standing.get(kind) ?? none
  standing.set(kind, changed(before, changes))
  tell(new Set([kind]), 'here')
  try {
    const database = await ownDatabase()
    await database.change(kind, changes)
    tabs?.postMessage({ name: opened?.name, kinds: [kind] })
    return true
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it.
    console.warn('The device does not keep this change.', error)
    return false
  } finally {
    underWay.set(kind, (underWay.get(kind) ?? 1) - 1)
  }
}

/** Reads what other tabs and devices changed. */
export async function readAgain(kinds: ReadonlySet<string>): Promise<void> {
  const known = [...kinds].filter((kind) => standing.has(kind))
  for (const kind of known) reads.set(kind, load(kind))
  await Promise.all(known.map((kind) => reads.get(kind)))
  tell(kinds, 'elsewhere')
}

/** The same for everyone on this device: kinds that a sync changed. */
export async function tookThings(kinds: ReadonlySet<string>): Promise<void> {
  if (kinds.size === 0) return
  tabs?.postMessage({ name: opened?.name, kinds: [...kinds] })
  await readAgain(kinds)
}

/**
 * From now on the things are those of the account. What nobody's held becomes the account's too, and nobody's database
 * is emptied; a crash in between repeats the first and does no harm.
 */
export async function becomeOwner(accountId: string): Promise<void> {
  if (owner.read() !== accountId) owner.write(accountId)
  const nobodys = await openThings(NOBODYS)
  const things = await nobodys.everything()
  nobodys.close()
  const database = await ownDatabase()
  if (things.length > 0) await database.bringIn(things)
  await deleteDB(NOBODYS)
  await forgetKnown()
}

/** From now on the things are nobody's; the account's leave the device unless it holds what the account has not got. */
export async function leaveOwner(): Promise<void> {
  const accountId = owner.read()
  if (!accountId) return
  const database = await ownDatabase()
  const unsent = await database.countPending(new Set())
  database.close()
  opened = undefined
  owner.write(undefined)
  if (unsent === 0) await deleteDB(nameOf(accountId))
  await forgetKnown()
}

/** Everything of whoever uses the page leaves the device. */
export async function deleteThings(): Promise<void> {
  const name = nameOf(owner.read())
  const database = await ownDatabase()
  database.close()
  opened = undefined
  await deleteDB(name)
  await forgetKnown()
}

async function forgetKnown(): Promise<void> {
  const kinds = new Set(standing.keys())
  reads.clear()
  await readAgain(kinds)
}

async function load(kind: string): Promise<void> {
  try {
    const database = await ownDatabase()
    let found = await database.all(kind)
    // A change that began meanwhile is not in what was found.
    while ((underWay.get(kind) ?? 0) > 0) found = await database.all(kind)
    standing.set(kind, found)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it.
    console.warn('The device keeps nothing.', error)
    if (!standing.has(kind)) standing.set(kind, none)
  }
  tell(new Set([kind]), 'elsewhere')
}

function changed(before: Standing, changes: readonly Change[]): Standing {
  const next = new Map(before)
  for (const each of changes) {
    if ('add' in each) {
      const key = `${each.id}@`
      // The page's own share of the sum, until the database is read again.
      const value = next.get(key)
      next.set(key, (typeof value === 'number' ? value : 0) + each.add)
    } else if (each.value === null) next.delete(each.id)
    else next.set(each.id, each.value)
  }
  return next
}

function tell(kinds: ReadonlySet<string>, from: 'here' | 'elsewhere'): void {
  for (const listener of listeners) listener(kinds, from)
}
