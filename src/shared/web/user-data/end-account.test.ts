import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordType } from '#shared/core/user-data/record-type.ts'

const ALI = '11111111-1111-4111-8111-111111111111'
const ZAYNAB = '22222222-2222-4222-8222-222222222222'
let disk: Map<string, string>

const text = recordType<string>({
  name: 'note',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.text(20_000),
})
const count = recordType<number>({
  name: 'dhikr-count',
  merge: 'counter',
  privacy: 'private',
  schema: (s) => s.count(),
})

/** A fake `localStorage` whose keys are own properties, as in browsers. */
function storage() {
  const methods = {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
    removeItem: (key: string) => void disk.delete(key),
  }
  return new Proxy(methods, {
    ownKeys: () => [...disk.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  })
}

/** A page of this device with Ali signed in and all his data synced. */
async function alisPage() {
  vi.resetModules()
  const kept = await import('./user-records.ts')
  const { endAccount } = await import('./end-account.ts')
  const { counters, records } = await import('./records.ts')
  const { currentAccount } = await import('./current-account.ts')
  const notes = records(text)
  const counts = counters(count)
  await kept.switchToAccount(ALI)
  await notes.put('a', 'sabr')
  await counts.add('2026-03-01/x', 33)
  await kept.withDatabase(async (own) => {
    await own.takeAnswer(await own.pending(999, new Set()), [], { cursor: 1 })
  })
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  return { ...kept, notes, counts, endAccount, currentAccount, names }
}

beforeEach(() => {
  disk = new Map()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
})

describe('records of a deleted account on this device', () => {
  it('become guest data if the person keeps them, to sync with the next account', async () => {
    const { endAccount, currentAccount, notes, counts, withDatabase, names } = await alisPage()
    await endAccount('keep')
    expect(currentAccount()).toBeUndefined()
    expect([...(await notes.read())]).toEqual([['a', 'sabr']])
    expect((await counts.read()).get('2026-03-01/x')).toBe(33)
    expect(await withDatabase((own) => own.countPending(new Set()))).toBe(2)
    expect(await names()).toEqual(['rafiq'])
  })

  it('are deleted if the person chooses it', async () => {
    const { endAccount, currentAccount, notes, names } = await alisPage()
    await endAccount('delete')
    expect(currentAccount()).toBeUndefined()
    expect([...(await notes.read())]).toEqual([])
    expect(await names()).not.toContain(`rafiq-${ALI}`)
  })
})

describe('values of a deleted account on this device', () => {
  it.each(['keep', 'delete'] as const)('are removed under every key (%s)', async (records) => {
    const { endAccount } = await alisPage()
    const { accountValue } = await import('./account-value.ts')
    const textIn = (found: unknown) => (typeof found === 'string' ? found : undefined)
    for (const key of ['rafiq.contact-message', 'rafiq.a-new-key']) accountValue(key, textIn).write('mine')
    await endAccount(records)
    expect([...disk.values()].filter((text) => text.includes(ALI) || text.includes('mine'))).toEqual([])
  })

  it('are removed without those of guests, other accounts and the device', async () => {
    const { endAccount } = await alisPage()
    const others = {
      language: 'en',
      'rafiq.contact-message': JSON.stringify({ account: ZAYNAB, value: 'hers' }),
      'rafiq.recent-searches': '["mercy"]',
    }
    for (const [key, text] of Object.entries(others)) disk.set(key, text)
    await endAccount('delete')
    expect(Object.fromEntries(disk)).toEqual(others)
  })
})
