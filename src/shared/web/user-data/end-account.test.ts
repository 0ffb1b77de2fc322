import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordType } from '#shared/core/user-data/record-type.ts'

const ALI = '11111111-1111-4111-8111-111111111111'
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
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
    removeItem: (key: string) => void disk.delete(key),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
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
