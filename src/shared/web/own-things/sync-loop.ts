import { useSyncExternalStore } from 'react'
import { ApiError, request } from '../api/request.ts'
import { deviceValue } from '../device-value.ts'
import { sessionId } from '../session/session-id.ts'
import { onThings, ownDatabase, thingsOwner, tookThings } from './kept.ts'
import { type SyncAnswer, syncOnce } from './sync.ts'

const AFTER_CHANGE_MS = 2000
const EVERY_MS = 5 * 60_000
const AGAIN_MS = { first: 5000, most: 5 * 60_000 }

/** What stands between the device and the account. */
export interface SyncState {
  readonly doing: 'nothing' | 'syncing' | 'waiting'
  /** When all was last the same on both, milliseconds since 1970. */
  readonly doneAt?: number
  /** Why it waits. */
  readonly trouble?: 'network' | 'signed-out' | 'full' | 'other'
}

const doneAt = deviceValue<number>('rafiq.things.synced', (found) =>
  typeof found === 'number' ? found : undefined,
)
/** Kinds of which nothing leaves this device. */
export const keptBack = deviceValue<readonly string[]>('rafiq.things.kept-back', (found) =>
  Array.isArray(found) ? found.filter((kind) => typeof kind === 'string') : undefined,
)

/** Rests from prayer and fasting tell of the body: they stay on the device until the person says otherwise. */
export const KEPT_BACK_AT_FIRST: readonly string[] = ['rest']

const listeners = new Set<() => void>()
let state: SyncState = { doing: 'nothing' }
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let running: Promise<void> | undefined

export function useSyncState(): SyncState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Keeps the device and the account the same from now on, for as long as somebody is signed in. */
export function beginSync(): void {
  onThings((_, from) => from === 'here' && soon(AFTER_CHANGE_MS))
  addEventListener('online', () => void syncNow())
  document.addEventListener('visibilitychange', () => !document.hidden && void syncNow())
  void syncNow()
}

/** Syncs at once; resolves when that has ended, well or not. One tab at a time does. */
export function syncNow(): Promise<void> {
  running ??= locked(syncSafely).finally(() => {
    running = undefined
  })
  return running
}

async function syncSafely(): Promise<void> {
  clearTimeout(timer)
  if (!sessionId() || !thingsOwner()) return
  say({ ...state, doing: 'syncing' })
  try {
    const changed = await syncOnce({
      database: await ownDatabase(),
      kept: new Set(keptBack.read() ?? KEPT_BACK_AT_FIRST),
      send: async (body) => (await request('/api/things/sync', { method: 'POST', body })) as SyncAnswer,
    })
    await tookThings(changed)
    failures = 0
    doneAt.write(Date.now())
    say({ doing: 'nothing', doneAt: Date.now() })
    soon(EVERY_MS)
  } catch (error) {
    failures += 1
    const trouble = troubleOf(error)
    say({ ...state, doing: 'waiting', trouble })
    if (trouble !== 'signed-out') soon(Math.min(AGAIN_MS.first * 2 ** (failures - 1), AGAIN_MS.most))
  }
}

function troubleOf(error: unknown): NonNullable<SyncState['trouble']> {
  if (!(error instanceof ApiError)) return 'network'
  if (error.status === 401) return 'signed-out'
  return error.code === 'too_many_things' ? 'full' : 'other'
}

async function locked(run: () => Promise<void>): Promise<void> {
  // Old browsers have no locks: two tabs then send the same twice, which does no harm.
  if (!navigator.locks) return run()
  await navigator.locks.request('rafiq.things.sync', run)
}

function soon(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void syncNow(), ms)
}

function say(next: SyncState): void {
  state = next.doneAt === undefined && doneAt.read() ? { ...next, doneAt: doneAt.read() as number } : next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
