import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { type LatestOf, latestIn } from '#shared/core/own-things/latest.ts'
import { openThings, type ThingsDatabase } from './things-database.ts'

let made = 0
const newName = () => {
  made += 1
  return `test-${made}`
}
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21) + minute * 60_000).toISOString()
const check: LatestOf<object>['check'] = (found) =>
  typeof found === 'object' && found !== null && !('broken' in found) ? found : undefined
const latestBookmarks = (most: number) => ({ kind: 'bookmark', time: 'savedAt', most, check }) as const

it('finds the latest as if all were read, whatever was changed, removed or is broken', async () => {
  const change = fc.record({
    id: fc.nat(30).map(String),
    value: fc.oneof(
      fc.record({ savedAt: fc.nat(20).map(at) }),
      fc.record({ savedAt: fc.nat(20).map(at), broken: fc.constant(true) }),
      fc.constant(null),
    ),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      async (changes, most) => {
        const database = await openThings(newName())
        await database.change('bookmark', changes)
        await database.change('bookmarklet', [{ id: 'a', value: { savedAt: at(99) } }])
        const wanted = latestIn(await database.all('bookmark'), latestBookmarks(most))
        const { entries, size = await database.count('bookmark', 'savedAt') } = await database.latest(
          latestBookmarks(most),
        )
        expect({ entries, size }).toEqual(wanted)
        database.close()
      },
    ),
    { numRuns: 60 },
  )
})

it('reads all of a kind and nothing else, however many they are', async () => {
  const database = await openThings(newName())
  const ids = Array.from({ length: 2500 }, (_, index) => String(index).padStart(4, '0'))
  await database.change(
    'note',
    ids.map((id) => ({ id, value: { text: id } })),
  )
  await database.change('note', [{ id: '0007', value: null }])
  await database.change('note-version', [{ id: 'a', value: { text: 'b' } }])
  const found = await database.all('note')
  expect([...found.keys()]).toEqual(ids.filter((id) => id !== '0007'))
  expect(found.get('2499')).toEqual({ text: '2499' })
  expect(await database.all('note', '1200')).toEqual(new Map([...found].filter(([id]) => id >= '1200')))
  expect([...(await database.all('note', '2400a')).keys()]).toEqual(ids.slice(2401))
})

it('keeps everything that the first version of the database held', async () => {
  const name = newName()
  const first = await openDB(name, 1, {
    upgrade: (db) => {
      const things = db.createObjectStore('things', { keyPath: ['kind', 'id'] })
      things.createIndex('kind', 'kind')
      things.createIndex('pending', ['pending', 'at'])
      db.createObjectStore('facts')
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
  const stamp = (digit: number) => `000000000${digit}-0000-aaaaaaaaaaaaaaaa`
  const kept = [
    { kind: 'bookmark', id: 'verse/2:255', at: stamp(1), value: { savedAt: at(1) } },
    { kind: 'bookmark', id: 'verse/2:256', at: stamp(2), value: null, pending: 1 },
    {
      kind: 'note',
      id: 'a',
      at: stamp(3),
      value: { text: 'sabr', writtenAt: at(1), changedAt: at(2) },
      pending: 1,
    },
  ]
  for (const thing of kept) await first.put('things', thing)
  await first.put('facts', { device: 'aaaaaaaaaaaaaaaa', last: stamp(3), ahead: 5, cursor: 7 }, 'facts')
  // A tab of before is still open.
  const database = await openThings(name)
  expect(await database.everything()).toEqual(
    kept.map(({ kind, id, at, value }) => ({ kind, id, at, value })),
  )
  expect(await database.countPending(new Set())).toBe(2)
  expect(await database.cursor()).toBe(7)
  expect(await database.latest(latestBookmarks(5))).toEqual({
    entries: [['verse/2:255', { savedAt: at(1) }]],
    size: 1,
  })
  const inNotes = { kind: 'note', time: 'changedAt', most: 5, check } as const
  expect((await database.latest(inNotes)).size).toBe(1)
  database.close()
  expect((await openDB(name)).transaction('things').store.indexNames).not.toContain('kind')
})

it('finds by their days what the second version of the database held, though a tab still has it open', async () => {
  const name = newName()
  const second = await openDB(name, 2, {
    upgrade: (db) => {
      const things = db.createObjectStore('things', { keyPath: ['kind', 'id'] })
      things.createIndex('pending', ['pending', 'at'])
      for (const time of ['savedAt', 'changedAt', 'markedAt'])
        things.createIndex(time, ['kind', `value.${time}`])
      db.createObjectStore('facts')
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
  const kept = [
    { kind: 'reading-session', id: 'a', value: { day: '2026-11-20' }, pending: 1 },
    { kind: 'reading-session', id: 'b', value: { day: '2026-11-22' } },
    { kind: 'reading-session', id: 'c', value: null },
    { kind: 'sitting', id: 'd', value: { day: '2026-11-22' } },
  ].map((thing, digit) => ({ ...thing, at: `000000000${digit}-0000-aaaaaaaaaaaaaaaa` }))
  for (const thing of kept) await second.put('things', thing)
  const database = await openThings(name)
  const since = async (from: string) => [...(await database.all('reading-session', from, 'day')).keys()]
  expect(await since('2026-11-21')).toEqual(['b'])
  expect(await since('2026-11-20')).toEqual(['a', 'b'])
  expect(await since('')).toEqual(['a', 'b'])
  expect(await database.everything()).toEqual(
    kept.map(({ kind, id, at, value }) => ({ kind, id, at, value })),
  )
  expect(await database.countPending(new Set())).toBe(1)
  database.close()
})

/** Everything that a database holds. */
async function contents(name: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const db = await openDB(name)
  const stores = [...db.objectStoreNames]
  const found = await Promise.all(stores.map(async (store) => [store, await db.getAll(store)]))
  db.close()
  return Object.fromEntries(found)
}
const textsIn = async (name: string) => ((await contents(name)).bundles ?? []) as readonly string[]
const wordsIn = async (name: string) => JSON.stringify(await contents(name))

describe('a kind that is kept as one text', () => {
  const KIND = 'reading-session'
  const id = fc.nat(30).map(String)
  const stamp = fc.nat(99).map((digit) => `0000000${String(digit).padStart(3, '0')}-0000-bbbbbbbbbbbbbbbb`)
  const found = fc.array(
    fc.record({
      kind: fc.constant(KIND),
      id,
      at: stamp,
      value: fc.option(fc.record({ day: fc.constant('2026-11-22'), seconds: fc.nat(9) })),
    }),
    { maxLength: 5 },
  )
  const step = fc.oneof(
    fc.record({ do: fc.constant('bundle' as const) }),
    fc.record({ do: fc.constant('write' as const), id, seconds: fc.nat(9) }),
    fc.record({ do: fc.constant('write-many' as const), from: fc.nat(30) }),
    fc.record({ do: fc.constant('remove' as const), id }),
    fc.record({ do: fc.constant('undo' as const), id }),
    fc.record({ do: fc.constant('sync' as const), found }),
    fc.record({ do: fc.constant('refuse' as const) }),
    fc.record({ do: fc.constant('set-clock' as const), ahead: fc.integer({ min: -1e9, max: 1e9 }) }),
    fc.record({ do: fc.constant('start-over' as const) }),
    fc.record({ do: fc.constant('sign-in' as const), found }),
    fc.record({ do: fc.constant('sign-out' as const) }),
  )

  async function live(database: ThingsDatabase, each: typeof step extends fc.Arbitrary<infer S> ? S : never) {
    const none = new Set<string>()
    switch (each.do) {
      case 'bundle':
        return database.bundle(KIND)
      case 'write':
        return database.change(KIND, [{ id: each.id, value: { seconds: each.seconds } }])
      case 'write-many':
        return database.change(
          KIND,
          Array.from({ length: 120 }, (_, n) => ({ id: `${each.from + n}`, value: { seconds: n } })),
        )
      case 'remove':
        return database.change(KIND, [{ id: each.id, value: null }])
      case 'undo':
        return database.change(KIND, [{ id: each.id, value: { seconds: 1 }, ifMissing: true }])
      case 'sync':
        return database.take(await database.pending(99, none), each.found, 1)
      case 'refuse':
        return database.refuse(await database.pending(3, none))
      case 'set-clock':
        return database.setClock(each.ahead)
      case 'start-over':
        return database.startOver()
      case 'sign-in':
        return database.bringIn(each.found)
      case 'sign-out':
        return database.forgetSent()
    }
  }

  it('is read as it stands, whatever was written, removed, synced or merged before and after', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const name = newName()
        const database = await openThings(name)
        for (const each of steps) {
          await live(database, each)
          const things = await database.everything()
          const standing = things.flatMap((thing) => (thing.value === null ? [] : [[thing.id, thing.value]]))
          expect(Object.fromEntries(await database.all(KIND))).toEqual(Object.fromEntries(standing))
          for (const text of await textsIn(name)) {
            const words = new Map<string, unknown>(JSON.parse(text))
            const stillStanding = standing.filter(([key]) => words.has(`${key}`))
            expect([...words].sort(), 'nothing in it was changed or removed since').toEqual(stillStanding)
          }
        }
        database.close()
      }),
      {
        numRuns: 60,
        examples: [
          [
            [
              { do: 'write', id: '1', seconds: 1 },
              { do: 'sync', found: [] },
              { do: 'bundle' },
              { do: 'sign-out' },
            ],
          ],
        ],
      },
    )
  })

  it('leaves nothing of a removed thing in the text', async () => {
    const name = newName()
    const database = await openThings(name)
    await database.change(KIND, [{ id: 'a', value: { day: '2026-11-22' } }])
    await database.bundle(KIND)
    expect(await textsIn(name)).toEqual(['[["a",{"day":"2026-11-22"}]]'])
    await database.change(KIND, [{ id: 'a', value: null }])
    expect(await textsIn(name)).toEqual([])
    database.close()
  })

  it.each(['here', 'on another device'])(
    'leaves the old words of what is changed %s nowhere',
    async (where) => {
      const name = newName()
      const database = await openThings(name)
      await database.change(KIND, [
        { id: 'a', value: { note: 'the old words' } },
        { id: 'b', value: { note: 'other words' } },
      ])
      await database.bundle(KIND)
      expect(await wordsIn(name)).toContain('the old words')
      const value = { note: 'the new words' }
      if (where === 'here') await database.change(KIND, [{ id: 'a', value }])
      else
        await database.take([], [{ kind: KIND, id: 'a', at: 'zzzzzzzzzz-0000-aaaaaaaaaaaaaaaa', value }], 1)
      expect(await wordsIn(name)).toContain('the new words')
      expect(await wordsIn(name)).not.toContain('the old words')
      await database.bundle(KIND)
      expect(await textsIn(name)).toEqual(['[["a",{"note":"the new words"}],["b",{"note":"other words"}]]'])
      database.close()
    },
  )

  it('stays of use when what is in it was only marked as sent, and when something new is written', async () => {
    const name = newName()
    const database = await openThings(name)
    await database.change(KIND, [{ id: 'a', value: { day: '2026-11-22' } }])
    await database.bundle(KIND)
    await database.take(await database.pending(9, new Set()), [], 1)
    await database.change(KIND, [{ id: 'b', value: { day: '2026-11-23' } }])
    expect(await textsIn(name)).toEqual(['[["a",{"day":"2026-11-22"}]]'])
    const db = await openDB(name)
    expect(await db.getAllKeys('late')).toEqual([[KIND, 'b']])
    db.close()
    expect([...(await database.all(KIND)).keys()]).toEqual(['a', 'b'])
    database.close()
  })

  it('misses nothing of a tab of the version before, which writes no more', async () => {
    const name = newName()
    const third = await openDB(name, 3, {
      upgrade: (db) => {
        const things = db.createObjectStore('things', { keyPath: ['kind', 'id'] })
        things.createIndex('pending', ['pending', 'at'])
        for (const time of ['savedAt', 'changedAt', 'markedAt'])
          things.createIndex(time, ['kind', `value.${time}`])
        things.createIndex('day', ['kind', 'value.day'])
        db.createObjectStore('facts')
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
    const thing = {
      kind: KIND,
      id: 'a',
      at: '0000000001-0000-aaaaaaaaaaaaaaaa',
      value: { day: '2026-11-20' },
    }
    await third.put('things', thing)
    const database = await openThings(name)
    await database.bundle(KIND)
    expect(await database.all(KIND)).toEqual(new Map([['a', thing.value]]))
    expect(await database.all(KIND, '2026-11-20', 'day')).toEqual(new Map([['a', thing.value]]))
    await expect(third.put('things', { ...thing, id: 'b' })).rejects.toMatchObject({
      name: 'InvalidStateError',
    })
    await expect(openDB(name, 3)).rejects.toMatchObject({ name: 'VersionError' })
    database.close()
  })
})
