import { useSyncExternalStore } from 'react'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { ApiError, NetworkError, request } from '../api/request.ts'
import { deviceValue, VALUE_CHANGED } from '../device-value.ts'
import { isPrivate } from '../private-mode.ts'
import { endSession, sessionId } from '../session/session-id.ts'
import { currentAccount, onCurrentAccount } from './current-account.ts'
import type { UnsavedChange } from './database-schema.ts'
import type { RecordDatabase } from './record-database.ts'
import { type SyncAnswer, syncOnce } from './sync.ts'
import { backoffMs, retryAfterMs } from './sync-backoff.ts'
import { syncLocked, unlessStopped } from './sync-lock.ts'
import { announceRecords, onRecords, retryUnsaved, switchToAccount, withDatabase } from './user-records.ts'

const AFTER_CHANGE_MS = 2000
const EVERY_MS = 5 * 60_000
const FIRST_SHOWN_MS = 2000
/** A call that hangs is given up. */
const CALL_MS = 60_000

/** What stands between the device and the account. */
export interface SyncState {
  readonly doing: 'nothing' | 'syncing' | 'waiting'
  /** When all was last the same on both, milliseconds since 1970. */
  readonly doneAt?: number
  /** Why it waits: `full` is the account, `device` a device that keeps nothing more. */
  readonly trouble?: 'network' | 'signed-out' | 'full' | 'device' | 'other'
  /** How many records the account would not take at the last sync. */
  readonly rejected?: number
}

const doneAt = deviceValue<number>('rafiq.sync.done', (found) =>
  typeof found === 'number' ? found : undefined,
)
/** Kinds of which nothing leaves this device. */
const deviceOnly = deviceValue<readonly string[]>('rafiq.sync.device-only', (found) =>
  Array.isArray(found) ? found.filter((type) => typeof type === 'string') : undefined,
)

/** Rests from prayer and fasting tell of the body: they stay on the device until the person says otherwise. */
const DEVICE_ONLY_BY_DEFAULT: readonly string[] = ['rest']

export const useDeviceOnly = (): readonly string[] => deviceOnly.use() ?? DEVICE_ONLY_BY_DEFAULT
/** What the account has of a type already stays there. */
export function chooseDeviceOnly(types: readonly string[]): void {
  deviceOnly.write(types)
  void syncNow()
}

const deviceOnlyTypes = () => new Set(deviceOnly.read() ?? DEVICE_ONLY_BY_DEFAULT)

const listeners = new Set<() => void>()
let state: SyncState = { doing: 'nothing' }
let timer: { readonly set: ReturnType<typeof setTimeout>; readonly at: number } | undefined
let failures = 0
/** The server asked to be left alone until then (`performance.now()`). */
let heldUntil = 0
let running: Promise<void> | undefined

export function useSyncState(): SyncState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Calls back whenever the state changes. */
export function onSyncState(listener: (state: SyncState) => void): () => void {
  return subscribe(() => listener(state))
}

/** Keeps the device and the account the same from now on, for as long as somebody is signed in. Once a page. */
export function startSyncLoop(): void {
  onRecords((_, from) => {
    // Who waits for a network is not hurried by every change.
    if (from === 'here' && state.doing !== 'waiting') schedule(AFTER_CHANGE_MS)
  })
  onCurrentAccount(() => setState({ doing: 'nothing' }))
  addEventListener('online', () => void syncNow())
  catchUpAfterPrivacy()
  // Going away too: what was changed last is sent before the page may be ended.
  document.addEventListener('visibilitychange', () => void syncNow())
  void syncNow()
}

/** Private mode holds everything back; what was done meanwhile is sent when it ends, in whichever tab. */
function catchUpAfterPrivacy(): void {
  let before = isPrivate()
  const look = () => {
    const now = isPrivate()
    if (before && !now) void syncNow()
    before = now
  }
  addEventListener(VALUE_CHANGED, look)
  addEventListener('storage', look)
}

/** Syncs at once; resolves when that has ended, well or not. */
export function syncNow(): Promise<void> {
  if (performance.now() < heldUntil) return Promise.resolve()
  running ??= syncLocked(syncSafely).finally(() => {
    running = undefined
  })
  return running
}

/** What the account would not take; it stays on this device. */
export const rejectedRecords = (): Promise<readonly UserRecord[]> =>
  withDatabase((database) => database.rejected(deviceOnlyTypes()))

/** Sends once more what the account would not take. */
export async function retryRejected(): Promise<void> {
  await withDatabase((database) => database.retryRejected())
  await syncNow()
}

/** What the account has not got. */
export interface UnsentCount {
  readonly count: number
  /** So many of them the device has no room for: they are gone when the page ends or the person leaves. */
  readonly lost: number
}

/** How many records the account has not got and should, also where the device keeps nothing. */
export async function countUnsent(): Promise<UnsentCount> {
  const unsaved = await retryUnsaved()
  const lost = unsaved.filter(({ isLost }) => isLost)
  const count = await withDatabase((database) => database.countPending(deviceOnlyTypes(), unsaved)).catch(
    () => countOf(unsaved),
  )
  return { count, lost: countOf(lost) }
}

const countOf = (unsaved: readonly UnsavedChange[]) =>
  new Set(unsaved.map(({ type, change }) => `${type} ${change.id}`)).size

async function syncSafely(stop: AbortSignal): Promise<void> {
  clearTimeout(timer?.set)
  timer = undefined
  const session = sessionId()
  if (!session || isPrivate()) return
  setState({ ...state, doing: 'syncing' })
  try {
    const account = currentAccount() ?? (await findAccount(stop))
    await syncAs(account, stop)
    failures = 0
    doneAt.write(Date.now())
    const { length } = await rejectedRecords()
    setState({ doing: 'nothing', ...(length > 0 && { rejected: length }) })
    schedule(EVERY_MS)
  } catch (error) {
    // By then nobody may be signed in, and then it says nothing.
    if (stop.aborted) return schedule(AFTER_CHANGE_MS)
    failures += 1
    const trouble = troubleOf(error)
    if (error instanceof ApiError && error.status === 401) endSession(session)
    setState({ doing: 'waiting', trouble })
    const asked = retryAfterMs(error)
    if (asked) heldUntil = performance.now() + asked
    if (trouble !== 'signed-out') schedule(asked ?? backoffMs(failures))
  }
}

/** What comes is shown when all of it is there, or the sync breaks off; of much, now and then on the way. */
async function syncAs(account: string, stop: AbortSignal): Promise<void> {
  const changed = new Set<string>()
  const show = () => {
    const types = new Set(changed)
    changed.clear()
    return announceRecords(types)
  }
  const begun = performance.now()
  let showAt = begun + FIRST_SHOWN_MS
  const sync = (database: RecordDatabase) =>
    syncOnce({
      database,
      changed,
      kept: deviceOnlyTypes(),
      send: async (sent) => {
        if (performance.now() > showAt) {
          await show()
          // All is read again each time, so twice as much is to come before the next.
          showAt += showAt - begun
        }
        const body = { account, ...sent }
        const signal = AbortSignal.timeout(CALL_MS)
        const answer = await unlessStopped(stop, () => request('/api/sync', { method: 'POST', body, signal }))
        if (currentAccount() !== account) throw new Error('The records are somebody else’s by now.')
        return answer as SyncAnswer
      },
    })
  try {
    await withDatabase(sync)
  } finally {
    await show()
  }
}

/** A sign-in that broke off left a session whose records nobody owns yet. */
async function findAccount(stop: AbortSignal): Promise<string> {
  const signal = AbortSignal.timeout(CALL_MS)
  const { id } = (await unlessStopped(stop, () => request('/api/auth/user', { signal }))) as { id: string }
  await switchToAccount(id)
  return id
}

function troubleOf(error: unknown): NonNullable<SyncState['trouble']> {
  if (error instanceof NetworkError) return 'network'
  if (error instanceof DOMException) return 'device'
  if (!(error instanceof ApiError)) return 'other'
  if (error.status === 401 || error.code === 'other_account') return 'signed-out'
  return error.code === 'too_many_records' ? 'full' : 'other'
}

/** An earlier time that is set already stands. */
function schedule(ms: number): void {
  const at = Math.max(performance.now() + ms, heldUntil)
  if (timer && timer.at <= at) return
  clearTimeout(timer?.set)
  timer = { at, set: setTimeout(() => void syncNow(), at - performance.now()) }
}

function setState(next: SyncState): void {
  if (!currentAccount()) doneAt.write(undefined)
  const done = doneAt.read()
  state = done === undefined ? next : { ...next, doneAt: done }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
