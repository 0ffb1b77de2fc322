import { useSyncExternalStore } from 'react'
import { readUser } from '#shared/core/session/session.contract.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { syncRecords } from '#shared/core/user-data/sync.contract.ts'
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
/** Timeout of a request. */
const CALL_MS = 60_000

/** The state of sync. */
export interface SyncState {
  readonly doing: 'nothing' | 'syncing' | 'waiting'
  /** When the device and the account were last equal, in milliseconds since 1970. */
  readonly doneAt?: number
  /** Why it waits: `full` is a full account, `device` a device that can't store more. */
  readonly trouble?: 'network' | 'signed-out' | 'full' | 'device' | 'other'
  /** The number of records that the account rejected at the last sync. */
  readonly rejected?: number
}

const doneAt = deviceValue<number>('rafiq.sync.done', (found) =>
  typeof found === 'number' ? found : undefined,
)
/** Types that stay on this device. */
const deviceOnly = deviceValue<readonly string[]>('rafiq.sync.device-only', (found) =>
  Array.isArray(found) ? found.filter((type) => typeof type === 'string') : undefined,
)

/** Rest days from prayer and fasting are about the body, so they don't sync unless the person chooses it. */
const DEVICE_ONLY_BY_DEFAULT: readonly string[] = ['rest']

export const useDeviceOnly = (): readonly string[] => deviceOnly.use() ?? DEVICE_ONLY_BY_DEFAULT
/** Chooses the types that don't sync. Records that the account already has stay there. */
export function chooseDeviceOnly(types: readonly string[]): void {
  deviceOnly.write(types)
  void syncNow()
}

const deviceOnlyTypes = () => new Set(deviceOnly.read() ?? DEVICE_ONLY_BY_DEFAULT)

const listeners = new Set<() => void>()
let state: SyncState = { doing: 'nothing' }
let timer: { readonly set: ReturnType<typeof setTimeout>; readonly at: number } | undefined
let failures = 0
/** Until this time, the server asked for no requests (`performance.now()`). */
let heldUntil = 0
let running: Promise<void> | undefined

export function useSyncState(): SyncState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Calls `listener` whenever the state changes. */
export function onSyncState(listener: (state: SyncState) => void): () => void {
  return subscribe(() => listener(state))
}

/** Starts to sync whenever something changes, as long as the person is signed in. Call it once per page. */
export function startSyncLoop(): void {
  onRecords((_, from) => {
    // While waiting for a connection, a change doesn't start another try.
    if (from === 'here' && state.doing !== 'waiting') schedule(AFTER_CHANGE_MS)
  })
  onCurrentAccount(() => setState({ doing: 'nothing' }))
  addEventListener('online', () => void syncNow())
  catchUpAfterPrivacy()
  // Also when the page is hidden, to send the last changes before it may be closed.
  document.addEventListener('visibilitychange', () => void syncNow())
  void syncNow()
}

/** Private mode stops sync. When it ends, in any tab, the changes made in the meantime are sent. */
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

/** Syncs at once; resolves when it ends, also after a failure. */
export function syncNow(): Promise<void> {
  if (performance.now() < heldUntil) return Promise.resolve()
  running ??= syncLocked(syncSafely).finally(() => {
    running = undefined
  })
  return running
}

/** The records that the account rejected. They stay on this device. */
export const rejectedRecords = (): Promise<readonly UserRecord[]> =>
  withDatabase((database) => database.rejected(deviceOnlyTypes()))

/** Sends rejected records again. */
export async function retryRejected(): Promise<void> {
  await withDatabase((database) => database.retryRejected())
  await syncNow()
}

/** The number of records that the account doesn't have. */
export interface UnsentCount {
  readonly count: number
  /** How many of them the device has no space for. They are lost when the page closes or the person signs out. */
  readonly lost: number
}

/** Counts the records that the account should have and doesn't, even if the device stores nothing. */
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
    // The person may have signed out in the meantime, so don't report a problem.
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

/** Syncs one account. Shows received changes at the end, also after an interruption, and from time to time in a long sync. */
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
      deviceOnly: deviceOnlyTypes(),
      send: async (sent) => {
        if (performance.now() > showAt) {
          await show()
          // Each time, everything is read again, so the interval doubles.
          showAt += showAt - begun
        }
        const body = { account, ...sent }
        const signal = AbortSignal.timeout(CALL_MS)
        const answer = await unlessStopped(stop, () =>
          request(syncRecords.path, { method: syncRecords.method, body, signal }),
        )
        if (currentAccount() !== account) throw new Error('Another account is signed in by now.')
        return answer as SyncAnswer
      },
    })
  try {
    await withDatabase(sync)
  } finally {
    await show()
  }
}

/** Completes an interrupted sign-in, which left a session without an account on this device. */
async function findAccount(stop: AbortSignal): Promise<string> {
  const signal = AbortSignal.timeout(CALL_MS)
  const { id } = (await unlessStopped(stop, () => request(readUser.path, { signal }))) as { id: string }
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

/** Schedules a sync, unless an earlier one is already scheduled. */
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
