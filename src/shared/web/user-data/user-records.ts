import { deleteDB } from 'idb'
import type { Latest, LatestOf } from '#shared/core/user-data/latest-records.ts'
import { currentAccount, databaseOf, GUEST, onCurrentAccount, setCurrentAccount } from './current-account.ts'
import type { RecordChange, RecordOrder, UnsavedChange } from './database-schema.ts'
import { isInJournal, readJournal, removeFromJournal } from './journal.ts'
import type { RecordValues } from './known-records.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'
import { createRecordStore, type RecordStore, type RecordsListener } from './record-store.ts'

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

/** The store of the current account or guest. */
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
      // Completes an interrupted sign-in.
      void adoptGuestData().catch(() => undefined)
    }
  }
  return store
}

/** Runs something in the database of the current account or guest. */
export const withDatabase = <Result>(run: (database: RecordDatabase) => Promise<Result>): Promise<Result> =>
  currentStore().inDatabase(run)

/** Calls `listener` with the types that this page, another tab or another device changed. */
export function onRecords(listener: RecordsListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The values of a type, at least those from the id or day `from`; `undefined` until they were read. Starts reading them.
 */
export function knownRecords(type: string, from?: string, order?: RecordOrder): RecordValues | undefined {
  return currentStore().known(type, from, order)
}

/** The values of a type; those of the page if the device stores nothing. */
export async function readRecords(type: string): Promise<RecordValues> {
  return currentStore().read(type)
}

/** The latest records of a type, without reading the others. */
export async function readLatest<Value>(of: LatestOf<Value>): Promise<Latest<Value>> {
  return currentStore().latest(of)
}

/**
 * Changes records of a type. The page shows the change at once. Resolves to whether the device saved it: in a private
 * window or on a full disk, it lasts until the page closes.
 */
export async function changeRecords(type: string, changes: readonly RecordChange[]): Promise<boolean> {
  const own = currentStore()
  const isKept = await own.change(type, changes)
  if (isKept) tabs?.postMessage({ name: own.name, types: [type] } satisfies Message)
  return isKept
}

/** Tries again to save changes that the device had no space for. Returns those that still failed. */
export async function retryUnsaved(): Promise<readonly UnsavedChange[]> {
  const own = currentStore()
  await Promise.all([...own.unsaved.keys()].map((type) => own.change(type, [])))
  return [...own.unsaved.values()].flat().flatMap((asked) => {
    const isLost = !isInJournal(own.name, asked)
    return asked.changes.map((change) => ({ type: asked.type, change, isLost }))
  })
}

/** Shows the changes of a sync in all tabs. */
export async function announceRecords(types: ReadonlySet<string>): Promise<void> {
  if (types.size === 0) return
  tabs?.postMessage({ name: currentStore().name, types: [...types] } satisfies Message)
  await currentStore().readAgain(types)
}

/**
 * Makes the account the current one and adopts guest data. An interruption is completed the next time. The records of
 * another account are removed from the device, except unsynced ones.
 */
export async function switchToAccount(accountId: string): Promise<void> {
  const before = currentAccount()
  if (before && before !== accountId) await withDatabase((database) => database.removeSent())
  if (before !== accountId) setCurrentAccount(accountId)
  await adoptGuestData()
}

/** Makes the guest the current user. The account’s records are removed from the device, except unsynced ones. */
export async function switchToGuest(): Promise<void> {
  if (!currentAccount()) return
  try {
    await withDatabase((database) => database.removeSent())
  } finally {
    setCurrentAccount(undefined)
  }
}

/** Deletes all records of the current account or guest from this device. */
export async function deleteRecords(): Promise<void> {
  const own = currentStore()
  const types = own.types()
  own.close()
  await deleteDB(own.name)
  for (const asked of readJournal(own.name)) removeFromJournal(own.name, asked)
  tabs?.postMessage({ name: own.name, types: [...types] } satisfies Message)
  await own.readAgain(types)
}

/** Moves guest data into the account, repeatedly until none is left, because another tab may still write some. */
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

/** Reads types that other tabs changed, once for any number of messages in between. */
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
