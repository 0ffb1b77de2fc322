import { deleteDB } from 'idb'
import type { Latest, LatestOf } from '#shared/core/user-data/latest.ts'
import { currentAccount, databaseOf, GUEST, onCurrentAccount, setCurrentAccount } from './current-account.ts'
import type { Change, Order, Unsaved } from './database-schema.ts'
import { forget, isWrittenDown, unfinished } from './journal.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'
import { type RecordStore, recordStoreOf, type Standing, type Tell } from './record-store.ts'

interface Message {
  readonly name: string
  readonly types: readonly string[]
}

const listeners = new Set<Tell>()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rafiq.records')
let store: RecordStore | undefined
let reading: Promise<void> | undefined
const toRead = new Set<string>()

tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.name === store?.name) void readSoon(data.types)
})
onCurrentAccount(() => {
  const shown = store?.types()
  ownStore()
  if (shown) tell(shown, 'elsewhere')
})

/** The store of whoever uses the page. */
function ownStore(): RecordStore {
  const account = currentAccount()
  const name = databaseOf(account)
  if (store?.name !== name) {
    const before = store
    store = recordStoreOf(name, tell)
    before?.close()
    if (account) {
      if (before?.name === GUEST)
        for (const each of before.unkept.values())
          for (const { type, changes } of each) void store.change(type, changes)
      // Where a sign-in broke off, it is ended now.
      void adoptGuestData().catch(() => undefined)
    }
  }
  return store
}

/** Does something in the database of whoever uses the page. */
export const inOwnDatabase = <Result>(run: (database: RecordDatabase) => Promise<Result>): Promise<Result> =>
  ownStore().inDatabase(run)

/** Calls back with the types that changed, whoever changed them: this page, another tab or another device. */
export function onRecords(listener: Tell): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What stands of a type as the page knows it, all from the id, or the day, `from` on at least; `undefined` before that
 * was read. Begins to read it.
 */
export function knownRecords(type: string, from?: string, order?: Order): Standing | undefined {
  return ownStore().known(type, from, order)
}

/** What stands of a type. Where the device keeps nothing, what the page holds. */
export async function readRecords(type: string): Promise<Standing> {
  return ownStore().read(type)
}

/** The latest records of a type, without reading the others. */
export async function readLatest<Value>(of: LatestOf<Value>): Promise<Latest<Value>> {
  return ownStore().latest(of)
}

/**
 * Changes records of a type. The page shows it at once; resolves to whether the device keeps it (a private window or a
 * full disk may not; then it holds until the page closes).
 */
export async function changeRecords(type: string, changes: readonly Change[]): Promise<boolean> {
  const own = ownStore()
  const isKept = await own.change(type, changes)
  if (isKept) tabs?.postMessage({ name: own.name, types: [type] } satisfies Message)
  return isKept
}

/** Tries once more to keep what the device had no room for; returns what it still has none for. */
export async function retryUnsaved(): Promise<readonly Unsaved[]> {
  const own = ownStore()
  await Promise.all([...own.unkept.keys()].map((type) => own.change(type, [])))
  return [...own.unkept.values()].flat().flatMap((asked) => {
    const isLost = !isWrittenDown(own.name, asked)
    return asked.changes.map((change) => ({ type: asked.type, change, isLost }))
  })
}

/** Shows what a sync changed, in all tabs. */
export async function announceRecords(types: ReadonlySet<string>): Promise<void> {
  if (types.size === 0) return
  tabs?.postMessage({ name: ownStore().name, types: [...types] } satisfies Message)
  await ownStore().readAgain(types)
}

/**
 * From now on the records are those of the account, and what nobody’s unsaved becomes the account’s too. What breaks off in
 * between is ended the next time. Another account’s records leave the device, but for those that it alone has.
 */
export async function enterAccount(accountId: string): Promise<void> {
  const before = currentAccount()
  if (before && before !== accountId) await inOwnDatabase((database) => database.forgetSent())
  if (before !== accountId) setCurrentAccount(accountId)
  await adoptGuestData()
}

/** From now on the records are nobody’s. The account’s leave the device, but for those that it alone has. */
export async function leaveAccount(): Promise<void> {
  if (!currentAccount()) return
  try {
    await inOwnDatabase((database) => database.forgetSent())
  } finally {
    setCurrentAccount(undefined)
  }
}

/** Everything of whoever uses the page leaves the device. */
export async function deleteRecords(): Promise<void> {
  const own = ownStore()
  const types = own.types()
  own.close()
  await deleteDB(own.name)
  for (const asked of unfinished(own.name)) forget(own.name, asked)
  tabs?.postMessage({ name: own.name, types: [...types] } satisfies Message)
  await own.readAgain(types)
}

/** Nobody’s records become the account’s, again and again until none is left: another tab may still write some. */
async function adoptGuestData(): Promise<void> {
  const guest = await openRecords(GUEST)
  const changed = new Set<string>()
  try {
    for (;;) {
      const records = await guest.everything()
      if (records.length === 0) break
      for (const type of await inOwnDatabase((own) => own.bringIn(records))) changed.add(type)
      await guest.release(records)
    }
  } finally {
    guest.close()
  }
  await announceRecords(changed)
}

/** What other tabs changed is read once, however many times they say so meanwhile. */
async function readSoon(types: readonly string[]): Promise<void> {
  for (const type of types) toRead.add(type)
  if (reading) return
  reading = (async () => {
    while (toRead.size > 0) {
      const next = new Set(toRead)
      toRead.clear()
      await ownStore().readAgain(next)
    }
  })()
  await reading
  reading = undefined
}

function tell(types: ReadonlySet<string>, from: 'here' | 'elsewhere'): void {
  for (const listener of listeners) listener(types, from)
}
