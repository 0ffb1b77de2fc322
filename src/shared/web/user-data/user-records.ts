import { deleteDB } from 'idb'
import type { Latest, LatestOf } from '#shared/core/user-data/latest-records.ts'
import { currentAccount, databaseOf, GUEST, onCurrentAccount, setCurrentAccount } from './current-account.ts'
import type { RecordChange, RecordOrder, UnsavedChange } from './database-schema.ts'
import { isInJournal, readJournal, removeFromJournal } from './journal.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'
import {
  createRecordStore,
  type RecordStore,
  type RecordsListener,
  type RecordValues,
} from './record-store.ts'

interface Message {
  readonly name: string
  readonly types: readonly string[]
}

const listeners = new Set<RecordsListener>()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rafiq.records')
let store: RecordStore | undefined
let reading: Promise<void> | undefined
const toRead = new Set<string>()

tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.name === store?.name) void reloadTypes(data.types)
})
onCurrentAccount(() => {
  const shown = store?.types()
  currentStore()
  if (shown) notifyListeners(shown, 'elsewhere')
})

/** The store of whoever uses the page. */
function currentStore(): RecordStore {
  const account = currentAccount()
  const name = databaseOf(account)
  if (store?.name !== name) {
    const before = store
    store = createRecordStore(name, notifyListeners)
    before?.close()
    if (account) {
      if (before?.name === GUEST)
        for (const each of before.unsaved.values())
          for (const { type, changes } of each) void store.change(type, changes)
      // Where a sign-in broke off, it is ended now.
      void adoptGuestData().catch(() => undefined)
    }
  }
  return store
}

/** Does something in the database of whoever uses the page. */
export const withDatabase = <Result>(run: (database: RecordDatabase) => Promise<Result>): Promise<Result> =>
  currentStore().inDatabase(run)

/** Calls back with the types that changed, whoever changed them: this page, another tab or another device. */
export function onRecords(listener: RecordsListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What stands of a type as the page knows it, all from the id, or the day, `from` on at least; `undefined` before that
 * was read. Begins to read it.
 */
export function knownRecords(type: string, from?: string, order?: RecordOrder): RecordValues | undefined {
  return currentStore().known(type, from, order)
}

/** What stands of a type. Where the device keeps nothing, what the page holds. */
export async function readRecords(type: string): Promise<RecordValues> {
  return currentStore().read(type)
}

/** The latest records of a type, without reading the others. */
export async function readLatest<Value>(of: LatestOf<Value>): Promise<Latest<Value>> {
  return currentStore().latest(of)
}

/**
 * Changes records of a type. The page shows it at once; resolves to whether the device keeps it (a private window or a
 * full disk may not; then it holds until the page closes).
 */
export async function changeRecords(type: string, changes: readonly RecordChange[]): Promise<boolean> {
  const own = currentStore()
  const isKept = await own.change(type, changes)
  if (isKept) tabs?.postMessage({ name: own.name, types: [type] } satisfies Message)
  return isKept
}

/** Tries once more to keep what the device had no room for; returns what it still has none for. */
export async function retryUnsaved(): Promise<readonly UnsavedChange[]> {
  const own = currentStore()
  await Promise.all([...own.unsaved.keys()].map((type) => own.change(type, [])))
  return [...own.unsaved.values()].flat().flatMap((asked) => {
    const isLost = !isInJournal(own.name, asked)
    return asked.changes.map((change) => ({ type: asked.type, change, isLost }))
  })
}

/** Shows what a sync changed, in all tabs. */
export async function announceRecords(types: ReadonlySet<string>): Promise<void> {
  if (types.size === 0) return
  tabs?.postMessage({ name: currentStore().name, types: [...types] } satisfies Message)
  await currentStore().readAgain(types)
}

/**
 * From now on the records are those of the account, and what nobody’s unsaved becomes the account’s too. What breaks off in
 * between is ended the next time. Another account’s records leave the device, but for those that it alone has.
 */
export async function switchToAccount(accountId: string): Promise<void> {
  const before = currentAccount()
  if (before && before !== accountId) await withDatabase((database) => database.removeSent())
  if (before !== accountId) setCurrentAccount(accountId)
  await adoptGuestData()
}

/** From now on the records are nobody’s. The account’s leave the device, but for those that it alone has. */
export async function switchToGuest(): Promise<void> {
  if (!currentAccount()) return
  try {
    await withDatabase((database) => database.removeSent())
  } finally {
    setCurrentAccount(undefined)
  }
}

/** Everything of whoever uses the page leaves the device. */
export async function deleteRecords(): Promise<void> {
  const own = currentStore()
  const types = own.types()
  own.close()
  await deleteDB(own.name)
  for (const asked of readJournal(own.name)) removeFromJournal(own.name, asked)
  tabs?.postMessage({ name: own.name, types: [...types] } satisfies Message)
  await own.readAgain(types)
}

/** Nobody’s records become the account’s, again and again until none is left: another tab may still write some. */
async function adoptGuestData(): Promise<void> {
  const guest = await openRecords(GUEST)
  const changed = new Set<string>()
  try {
    for (;;) {
      const records = await guest.allRecords()
      if (records.length === 0) break
      for (const type of await withDatabase((own) => own.importRecords(records))) changed.add(type)
      await guest.removeUnchanged(records)
    }
  } finally {
    guest.close()
  }
  await announceRecords(changed)
}

/** What other tabs changed is read once, however many times they say so meanwhile. */
async function reloadTypes(types: readonly string[]): Promise<void> {
  for (const type of types) toRead.add(type)
  if (reading) return
  reading = (async () => {
    while (toRead.size > 0) {
      const next = new Set(toRead)
      toRead.clear()
      await currentStore().readAgain(next)
    }
  })()
  await reading
  reading = undefined
}

function notifyListeners(types: ReadonlySet<string>, from: 'here' | 'elsewhere'): void {
  for (const listener of listeners) listener(types, from)
}
