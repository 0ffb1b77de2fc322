import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordType } from '#shared/core/user-data/record-type.ts'

const [ALI, ZAYNAB] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

let disk: Map<string, string>
let storageListeners: ((event: { key: string }) => void)[]

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

const textRecords = recordType<string>({
  name: 'note',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.text(20_000),
})
const countRecords = recordType<number>({
  name: 'dhikr-count',
  merge: 'counter',
  privacy: 'private',
  schema: (s) => s.count(),
})

/** A newly opened page on this device. */
async function page() {
  vi.resetModules()
  const kept = await import('./user-records.ts')
  const { counters, records } = await import('./records.ts')
  const text = records(textRecords)
  return {
    ...kept,
    text,
    counts: counters(countRecords),
    notes: async () => Object.fromEntries(await text.read()),
    unsent: () => kept.withDatabase((database) => database.countPending(new Set())),
    /** Marks everything as synced. */
    sendAll: () =>
      kept.withDatabase(async (database) => {
        await database.takeAnswer(await database.pending(999, new Set()), [], { cursor: 1 })
      }),
  }
}

beforeEach(() => {
  vi.restoreAllMocks()
  disk = new Map()
  storageListeners = []
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('addEventListener', (name: string, listener: (event: { key: string }) => void) => {
    if (name === 'storage') storageListeners.push(listener)
  })
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('records on this device', () => {
  it('are available at the next visit', async () => {
    const first = await page()
    expect(await first.text.put('a', 'sabr')).toBe(true)
    expect(await (await page()).notes()).toEqual({ a: 'sabr' })
  })

  it('of a large type are one text, which is rewritten after changes', async () => {
    const texts = async () => {
      const db = await openDB('rafiq')
      const found = await db.getAll('bundles')
      db.close()
      return found.join()
    }
    // The text is written some seconds after the page is drawn.
    const later = setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => later(run, 0)) as never)
    const here = await page()
    const sessions = Array.from({ length: 500 }, (_, id) => ({ id: `${id}`, value: `words ${id}.` }))
    await here.changeRecords('reading-session', sessions)
    await here.readRecords('reading-session')
    await expect.poll(texts).toContain('words 7.')
    await here.changeRecords('reading-session', [{ id: '7', value: 'others' }])
    expect(await texts()).not.toContain('words 7.')
    await expect.poll(texts).toContain('"7","others"')
  })

  it('are saved although another tab closed the database', async () => {
    const here = await page()
    await here.text.put('a', 'one')
    await here.withDatabase(async (database) => database.close())
    expect(await here.text.put('b', 'two')).toBe(true)
    expect(await (await page()).notes()).toEqual({ a: 'one', b: 'two' })
  })

  it('don’t block another tab that deletes them, and start empty', async () => {
    const [here, there] = [await page(), await page()]
    await here.text.put('a', 'one')
    await there.notes()
    await there.deleteRecords()
    expect(await there.notes()).toEqual({})
    expect(await here.text.put('b', 'two')).toBe(true)
    expect(await (await page()).notes()).toEqual({ b: 'two' })
  })

  it('last until the page closes if the device stores nothing, and are saved once it does', async () => {
    const here = await page()
    await here.notes()
    await here.withDatabase(async (database) => database.close())
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await here.text.put('a', 'one')).toBe(false)
    expect(await here.counts.add('d', 3)).toBe(false)
    expect(await here.notes()).toEqual({ a: 'one' })
    expect(Object.fromEntries(await here.counts.read())).toEqual({ d: 3 })
    open.mockRestore()
    expect(await here.text.put('b', 'two')).toBe(true)
    expect(await here.counts.add('d', 4)).toBe(true)
    const next = await page()
    expect(await next.notes()).toEqual({ a: 'one', b: 'two' })
    expect(Object.fromEntries(await next.counts.read())).toEqual({ d: 7 })
  })

  it('without space on the device count as unsent, and as lost if the journal has no space either', async () => {
    const here = await page()
    const { countUnsent } = await import('./sync-loop.ts')
    await here.text.put('a', 'one')
    expect(await countUnsent()).toEqual({ count: 1, lost: 0 })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await here.text.put('b', 'two')).toBe(false)
    expect(await here.text.put('a', 'changed')).toBe(false)
    expect(await countUnsent(), 'it is done at the next visit').toEqual({ count: 2, lost: 0 })
    for (const key of disk.keys()) if (key.includes('journal')) disk.delete(key)
    expect(await countUnsent()).toEqual({ count: 2, lost: 2 })
    vi.restoreAllMocks()
    expect(await countUnsent(), 'there is room again').toEqual({ count: 2, lost: 0 })
    expect(await (await page()).notes()).toEqual({ a: 'changed', b: 'two' })
  })

  it('are saved without one that is too large', async () => {
    const here = await page()
    expect(await here.text.put('a', 'x'.repeat(20_001))).toBe(false)
    expect(await here.text.put('b', 'two')).toBe(true)
    expect(await (await page()).notes()).toEqual({ b: 'two' })
  })

  it('that are invalid are left out', async () => {
    const here = await page()
    await here.changeRecords('note', [
      { id: 'a', value: { from: 'a later version' } },
      { id: 'b', value: 'two' },
    ])
    expect(await (await page()).notes()).toEqual({ b: 'two' })
  })

  it('count every tap of two tabs', async () => {
    const [here, there] = [await page(), await page()]
    await Promise.all(Array.from({ length: 40 }, (_, tap) => (tap % 2 ? here : there).counts.add('d', 1)))
    expect(Object.fromEntries(await (await page()).counts.read())).toEqual({ d: 40 })
  })
})

describe('the latest records of a type', () => {
  const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 10, count)).toISOString()
  const saved = (here: Awaited<ReturnType<typeof page>>, id: string, count: number) =>
    here.changeRecords('bookmark', [{ id, value: { savedAt: minute(count) } }])
  const latest = async (here: Awaited<ReturnType<typeof page>>) => {
    const check = (found: unknown) => found as { savedAt: string }
    const { entries, size } = await here.readLatest({ type: 'bookmark', time: 'savedAt', most: 2, check })
    return [entries.map(([id]) => id), size]
  }

  it('are found without reading the others, including recent changes', async () => {
    const here = await page()
    await Promise.all([saved(here, 'a', 3), saved(here, 'b', 1), saved(here, 'c', 2)])
    const changing = saved(here, 'd', 4)
    // The number of records is counted afterwards.
    expect(await latest(here)).toEqual([['d', 'a'], undefined])
    await changing
    expect(await here.withDatabase((database) => database.count('bookmark', 'savedAt'))).toBe(4)
    await here.changeRecords('bookmark', [
      { id: 'd', value: null },
      { id: 'b', value: null },
    ])
    expect(await latest(here)).toEqual([['a', 'c'], 2])
  })

  it('are those of the page if the device stores nothing', async () => {
    const here = await page()
    await saved(here, 'a', 1)
    await here.withDatabase(async (database) => database.close())
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await saved(here, 'b', 2)
    expect(await latest(here)).toEqual([['b'], 1])
    open.mockRestore()
    await saved(here, 'c', 3)
    expect(await latest(await page())).toEqual([['c', 'b'], undefined])
  })

  it('notify listeners when another tab or account changes them', async () => {
    const [here, there] = [await page(), await page()]
    const told: string[] = []
    here.onRecords((types, from) => told.push(...[...types].map((type) => `${type} ${from}`)))
    await latest(here)
    await saved(there, 'a', 1)
    await vi.waitFor(() => expect(told).toEqual(['bookmark elsewhere']))
    expect(await latest(here)).toEqual([['a'], 1])
    await here.switchToAccount(ALI)
    expect(await latest(here)).toEqual([['a'], 1])
    await here.sendAll()
    await here.switchToGuest()
    expect(await latest(here)).toEqual([[], 0])
  })
})

describe('the end of a type', () => {
  /** The page's records from an id on, once they are loaded. */
  const since = async (here: Awaited<ReturnType<typeof page>>, from: string) => {
    const known = await vi.waitFor(
      () => here.knownRecords('note', from) ?? Promise.reject(new Error('Not yet.')),
      { interval: 1 },
    )
    return new Map([...known].filter(([id]) => id >= from).sort())
  }

  it('equals the part of all records, after any reads and changes', async () => {
    const id = fc.integer({ min: 1, max: 9 }).map((day) => `2026-11-0${day}`)
    const step = fc.oneof(
      fc.record({ id, value: fc.constantFrom('sabr', 'shukr', null) }),
      fc.record({ from: fc.oneof(id, fc.constant('')) }),
      fc.constantFrom('at once' as const, 'elsewhere' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        vi.stubGlobal('indexedDB', new IDBFactory())
        disk.clear()
        const here = await page()
        await here.changeRecords('note', [{ id: '2026-11-05', value: 'tawakkul' }])
        const all = async () =>
          here.withDatabase(async (database) => new Map(await database.readType('note')))
        let writing: Promise<unknown> = Promise.resolve()
        for (const next of steps) {
          if (next === 'at once') await writing
          else if (next === 'elsewhere') await here.announceRecords(new Set(['note']))
          else if ('from' in next) {
            const known = await since(here, next.from)
            await writing
            expect(known).toEqual(new Map([...(await all())].filter(([each]) => each >= next.from)))
          } else writing = here.changeRecords('note', [next])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same by the days in values, also if a record moves to another day', async () => {
    const day = fc.integer({ min: 4, max: 6 }).map((count) => `2026-11-0${count}`)
    const value = fc.oneof(fc.record({ day }), fc.constantFrom(null, {}, { day: 7 }))
    const step = fc.oneof(
      fc.record({ id: fc.constantFrom('1', '2'), value }),
      fc.record({ from: fc.oneof(day, fc.constant('')) }),
      fc.constantFrom('at once' as const, 'elsewhere' as const),
    )
    const dayOf = (found: unknown) => {
      const on = (found as { day?: unknown }).day
      return typeof on === 'string' ? on : undefined
    }
    const sorted = (found: ReadonlyMap<string, unknown>, from: string) =>
      [...found]
        .filter(([, each]) => from === '' || (dayOf(each) ?? '') >= from)
        .sort(([a], [b]) => (a < b ? -1 : 1))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        vi.stubGlobal('indexedDB', new IDBFactory())
        disk.clear()
        const here = await page()
        const known = (from: string) => here.knownRecords('sitting', from, 'day')
        let writing: Promise<unknown> = here.changeRecords('sitting', [
          { id: '1', value: { day: '2026-11-05' } },
        ])
        for (const next of steps) {
          if (next === 'at once') await writing
          else if (next === 'elsewhere') await here.announceRecords(new Set(['sitting']))
          else if ('from' in next) {
            await vi.waitFor(() => expect(known(next.from)).toBeDefined(), {
              interval: 1,
              timeout: 20_000,
            })
            const found = sorted(known(next.from) ?? new Map(), next.from)
            await writing
            const all = await here.withDatabase((database) => database.readType('sitting'))
            expect(found).toEqual(sorted(all, next.from))
          } else writing = here.changeRecords('sitting', [next])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('by days is available before the rest is loaded', async () => {
    await (await page()).changeRecords('sitting', [
      { id: 'a', value: { day: '2026-11-21' } },
      { id: 'b', value: { day: '2026-11-01' } },
    ])
    const here = await page()
    const known = (from: string) => [...(here.knownRecords('sitting', from, 'day')?.keys() ?? [])]
    await vi.waitFor(() => expect(known('2026-11-20')).toEqual(['a']))
    await vi.waitFor(() => expect(known('')).toEqual(['a', 'b']))
  })

  it('is available while more is loaded', async () => {
    const here = await page()
    await here.changeRecords('note', [
      { id: '2026-11-01', value: 'early' },
      { id: '2026-11-21', value: 'late' },
    ])
    await since(here, '2026-11-20')
    expect(here.knownRecords('note')).toBeUndefined()
    expect([...(here.knownRecords('note', '2026-11-20') ?? [])]).toEqual([['2026-11-21', 'late']])
    expect(await since(here, '')).toEqual(
      new Map([
        ['2026-11-01', 'early'],
        ['2026-11-21', 'late'],
      ]),
    )
  })

  it('returns no partial sum before all shares are read', async () => {
    const counts = (await page()).counts
    await counts.add('2026-11-01/salawat', 5)
    const here = await page()
    const known = () => here.knownRecords('dhikr-count', '2026-11-20')
    await vi.waitFor(() => expect(known()).toBeDefined())
    const adding = here.counts.add('2026-11-01/salawat', 1)
    expect([...(known() ?? []).keys()]).toEqual([])
    await adding
    expect(await here.counts.read()).toEqual(new Map([['2026-11-01/salawat', 6]]))
  })

  it('is the page’s data if the device stores nothing', async () => {
    const here = await page()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await here.changeRecords('note', [{ id: '2026-11-21', value: 'late' }])
    expect([...(await since(here, '2026-11-20'))]).toEqual([['2026-11-21', 'late']])
    await here.changeRecords('note', [{ id: '2026-11-01', value: 'early' }])
    expect([...(await since(here, '')).keys()]).toEqual(['2026-11-01', '2026-11-21'])
    open.mockRestore()
    expect(await here.changeRecords('note', [{ id: '2026-11-22', value: 'kept' }])).toBe(true)
    expect((await (await page()).readRecords('note')).size).toBe(3)
  })
})

describe('signing in', () => {
  it('adopts guest data, to be synced', async () => {
    const here = await page()
    await here.text.put('a', 'one')
    await here.counts.add('d', 5)
    await here.switchToAccount(ALI)
    expect(await here.notes()).toEqual({ a: 'one' })
    expect(await here.unsent()).toBe(2)
    await here.counts.add('d', 1)
    expect(Object.fromEntries(await here.counts.read())).toEqual({ d: 6 })
  })

  it('is completed at the next visit if it was interrupted', async () => {
    const here = await page()
    await here.text.put('a', 'one')
    disk.set('rafiq.account', JSON.stringify(ALI))
    const next = await page()
    await next.switchToAccount(ALI)
    expect(await next.notes()).toEqual({ a: 'one' })
  })

  it('adopts guest data that another tab writes meanwhile, exactly once', async () => {
    const [here, there] = [await page(), await page()]
    await here.counts.add('d', 40)
    const account = disk.get('rafiq.account')
    await here.switchToAccount(ALI)
    await here.sendAll()
    // The other tab has not been notified yet.
    disk.delete('rafiq.account')
    expect(account).toBeUndefined()
    await there.counts.add('d', 2)
    await there.text.put('late', 'note')
    disk.set('rafiq.account', JSON.stringify(ALI))
    const next = await page()
    await next.switchToAccount(ALI)
    expect(Object.fromEntries(await next.counts.read())).toEqual({ d: 42 })
    expect(await next.notes()).toEqual({ late: 'note' })
  })

  it('hides the records of another person and keeps their unsynced ones', async () => {
    const here = await page()
    await here.switchToAccount(ALI)
    await here.text.put('sent', 'one')
    await here.sendAll()
    await here.text.put('unsent', 'two')
    await here.switchToAccount(ZAYNAB)
    expect(await here.notes()).toEqual({})
    expect(await here.unsent()).toBe(0)
    await here.switchToAccount(ALI)
    expect(await here.notes()).toEqual({ unsent: 'two' })
  })

  it('in another tab takes effect at once', async () => {
    const [here, there] = [await page(), await page()]
    await there.notes()
    await here.switchToAccount(ALI)
    await here.text.put('a', 'mine')
    for (const listener of storageListeners) listener({ key: 'rafiq.account' })
    expect(await there.notes()).toEqual({ a: 'mine' })
  })
})

describe('signing out', () => {
  it('removes synced records from the device and keeps unsynced ones', async () => {
    const here = await page()
    await here.switchToAccount(ALI)
    await here.text.put('sent', 'one')
    await here.counts.add('d', 40)
    await here.sendAll()
    await here.text.put('unsent', 'two')
    await here.switchToGuest()
    expect(await here.notes()).toEqual({})
    await here.text.put('guest', 'three')
    await here.switchToAccount(ALI)
    expect(await here.notes()).toEqual({ unsent: 'two', guest: 'three' })
    // Its earlier total now belongs to the account, so it starts another one.
    await here.counts.add('d', 2)
    const [total] = await here.withDatabase(async (database) =>
      (await database.allRecords()).filter(({ type }) => type === 'dhikr-count'),
    )
    expect(total?.value).toBe(2)
    expect(await here.withDatabase((database) => database.position())).toEqual({ cursor: 0 })
  })
})

describe('a change made while the page closes', () => {
  const journal = () => [...disk].filter(([key]) => key.startsWith('rafiq.journal/'))

  it('is applied at the next visit', async () => {
    const here = await page()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
    void here.text.put('a', 'one')
    void here.counts.add('d', 3)
    open.mockRestore()
    const next = await page()
    expect(await next.notes()).toEqual({ a: 'one' })
    expect(Object.fromEntries(await next.counts.read())).toEqual({ d: 3 })
    expect(journal()).toEqual([])
  })

  it('is applied at the next visit even if it is as large as twenty thousand bookmarks', async () => {
    const here = await page()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
    void here.text.write(Array.from({ length: 100 }, (_, index) => [`${index}`, 'x'.repeat(19_500)]))
    open.mockRestore()
    expect(Object.keys(await (await page()).notes())).toHaveLength(100)
  })

  it('isn’t applied twice if the database had saved it', async () => {
    const here = await page()
    const ended = here.counts.add('d', 3)
    const [[key, text] = ['', '']] = journal()
    await ended
    disk.set(key, text)
    const next = await page()
    expect(Object.fromEntries(await next.counts.read())).toEqual({ d: 3 })
    expect(journal()).toEqual([])
  })
})
