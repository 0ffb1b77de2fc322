import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#shared/core/session/session.contract.ts'

const ALI = '11111111-1111-4111-8111-111111111111'
const HANDLE = '22222222-2222-4222-8222-222222222222'
const OTHER = '33333333-3333-4333-8333-333333333333'
const ZAYNAB = '44444444-4444-4444-8444-444444444444'
const user: Omit<User, 'id'> = {
  firstName: 'Sample',
  lastName: null,
  username: 'sample',
  email: 'sample@example.org',
  role: null,
  isPremium: false,
}
let disk: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  disk = new Map([['sessionId', HANDLE]])
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
    removeItem: (key: string) => void disk.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

/** Sets the server's answer to everything; `meanwhile` runs before it. */
const answers = (status: number, meanwhile: () => void = () => undefined) =>
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return new Response('{"error":{"code":"x","message":"x"}}', { status })
  })

/** The browser’s caches, with these names. */
function fakeCaches(...given: string[]) {
  const names = new Set(given)
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  return names
}

/** A page with Ali signed in. */
async function alisPage() {
  const kept = await import('../user-data/user-records.ts')
  const { syncNow } = await import('../user-data/sync-loop.ts')
  const session = await import('./session-id.ts')
  await kept.switchToAccount(ALI)
  return {
    ...session,
    syncNow,
    currentAccount: (await import('../user-data/current-account.ts')).currentAccount,
  }
}

describe('the handle of a session', () => {
  it('is removed when a sync reports an expired session, which the page remembers', async () => {
    const { syncNow, sessionId, sessionEnded } = await alisPage()
    answers(401)
    await syncNow()
    expect([sessionId(), sessionEnded()]).toEqual([undefined, true])
  })

  it.each([403, 429, 500])('stays if the answer is %s', async (status) => {
    const { syncNow, sessionId, sessionEnded } = await alisPage()
    answers(status)
    await syncNow()
    expect([sessionId(), sessionEnded()]).toEqual([HANDLE, false])
  })

  it('stays if another tab has signed in again', async () => {
    const { syncNow, sessionId } = await alisPage()
    answers(401, () => disk.set('sessionId', OTHER))
    await syncNow()
    expect(sessionId()).toBe(OTHER)
  })

  it.each([200, 401, 500, undefined])(
    'goes with the account’s data at sign-out, though the answer is %s',
    async (status) => {
      const { sessionId, currentAccount } = await alisPage()
      const { signOut } = await import('./sign-in.ts')
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      if (status) answers(status)
      else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
      expect(currentAccount()).toBe(ALI)
      await signOut(new QueryClient())
      expect([sessionId(), currentAccount()]).toEqual([undefined, undefined])
    },
  )

  it('is sent with the user request, and removed if nobody is signed in', async () => {
    const { sessionId } = await alisPage()
    const { fetchUser } = await import('./use-user.ts')
    answers(500)
    await expect(fetchUser()).rejects.toThrow('Failed to fetch user')
    expect(sessionId()).toBe(HANDLE)
    answers(401)
    expect(await fetchUser()).toBeNull()
    expect(sessionId()).toBeUndefined()
  })
})

describe('answers that are for one account alone', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answers(500)
  })

  it('are removed at sign-out, and those for everyone stay', async () => {
    const names = fakeCaches('answers', `answers-of-${ALI}`, 'content')
    await alisPage()
    const { signOut } = await import('./sign-in.ts')
    await signOut(new QueryClient())
    expect([...names]).toEqual(['answers', 'content'])
  })

  it.each([
    ['without caches', undefined],
    ['whose caches fail', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ])('do not hold up a sign-out in a browser %s', async (_, given) => {
    vi.stubGlobal('caches', given)
    const { sessionId, currentAccount } = await alisPage()
    const { signOut } = await import('./sign-in.ts')
    await signOut(new QueryClient())
    expect([sessionId(), currentAccount()]).toEqual([undefined, undefined])
  })

  it('are removed when another account signs in, and kept for their own', async () => {
    const names = fakeCaches('answers', `answers-of-${ALI}`)
    vi.stubGlobal('document', { addEventListener: () => undefined })
    await alisPage()
    const { beginAccountSession } = await import('./sign-in.ts')
    const signIn = (id: string) =>
      beginAccountSession(new QueryClient(), { sessionId: OTHER, user: { ...user, id } })
    await signIn(ALI)
    expect([...names]).toEqual(['answers', `answers-of-${ALI}`])
    await signIn(ZAYNAB)
    expect([...names]).toEqual(['answers'])
  })
})
