import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { type LatestOf, latestIn } from '#shared/core/user-data/latest-records.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'

let made = 0
const newName = () => {
  made += 1
  return `test-${made}`
}
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21) + minute * 60_000).toISOString()
const check: LatestOf<object>['check'] = (found) =>
  typeof found === 'object' && found !== null && !('broken' in found) ? found : undefined
const latestBookmarks = (most: number) => ({ type: 'bookmark', time: 'savedAt', most, check }) as const

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
        const database = await openRecords(newName())
        await database.change('bookmark', changes)
        await database.change('bookmarklet', [{ id: 'a', value: { savedAt: at(99) } }])
        const wanted = latestIn(await database.readType('bookmark'), latestBookmarks(most))
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

it('reads all of a type and nothing else, however many they are', async () => {
  const database = await openRecords(newName())
  const ids = Array.from({ length: 2500 }, (_, index) => String(index).padStart(4, '0'))
  await database.change(
    'note',
    ids.map((id) => ({ id, value: { text: id } })),
  )
  await database.change('note', [{ id: '0007', value: null }])
  await database.change('note-version', [{ id: 'a', value: { text: 'b' } }])
  const found = await database.readType('note')
  expect([...found.keys()]).toEqual(ids.filter((id) => id !== '0007'))
  expect(found.get('2499')).toEqual({ text: '2499' })
  expect(await database.readType('note', '1200')).toEqual(new Map([...found].filter(([id]) => id >= '1200')))
  expect([...(await database.readType('note', '2400a')).keys()]).toEqual(ids.slice(2401))
})

it('keeps everything that the first version of the database unsaved', async () => {
  const name = newName()
  const first = await openDB(name, 1, {
    upgrade: (db) => {
      const records = db.createObjectStore('records', { keyPath: ['type', 'id'] })
      records.createIndex('type', 'type')
      records.createIndex('pending', ['pending', 'at'])
      db.createObjectStore('facts')
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
  const timestamp = (digit: number) => `000000000${digit}-0000-aaaaaaaaaaaaaaaa`
  const kept = [
    { type: 'bookmark', id: 'verse/2:255', at: timestamp(1), value: { savedAt: at(1) } },
    { type: 'bookmark', id: 'verse/2:256', at: timestamp(2), value: null, pending: 1 },
    {
      type: 'note',
      id: 'a',
      at: timestamp(3),
      value: { text: 'sabr', writtenAt: at(1), changedAt: at(2) },
      pending: 1,
    },
  ]
  for (const record of kept) await first.put('records', record)
  await first.put('facts', { device: 'aaaaaaaaaaaaaaaa', last: timestamp(3), ahead: 5, cursor: 7 }, 'facts')
  // A tab of before is still open.
  const database = await openRecords(name)
  expect(await database.allRecords()).toEqual(
    kept.map(({ type, id, at, value }) => ({ type, id, at, value })),
  )
  expect(await database.countPending(new Set())).toBe(2)
  expect(await database.position()).toEqual({ cursor: 7 })
  expect(await database.latest(latestBookmarks(5))).toEqual({
    entries: [['verse/2:255', { savedAt: at(1) }]],
    size: 1,
  })
  const inNotes = { type: 'note', time: 'changedAt', most: 5, check } as const
  expect((await database.latest(inNotes)).size).toBe(1)
  database.close()
  expect((await openDB(name)).transaction('records').store.indexNames).not.toContain('type')
})

it('finds by their days what the second version of the database unsaved, though a tab still has it open', async () => {
  const name = newName()
  const second = await openDB(name, 2, {
    upgrade: (db) => {
      const records = db.createObjectStore('records', { keyPath: ['type', 'id'] })
      records.createIndex('pending', ['pending', 'at'])
      for (const time of ['savedAt', 'changedAt', 'markedAt'])
        records.createIndex(time, ['type', `value.${time}`])
      db.createObjectStore('facts')
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
  const kept = [
    { type: 'reading-session', id: 'a', value: { day: '2026-11-20' }, pending: 1 },
    { type: 'reading-session', id: 'b', value: { day: '2026-11-22' } },
    { type: 'reading-session', id: 'c', value: null },
    { type: 'sitting', id: 'd', value: { day: '2026-11-22' } },
  ].map((record, digit) => ({ ...record, at: `000000000${digit}-0000-aaaaaaaaaaaaaaaa` }))
  for (const record of kept) await second.put('records', record)
  const database = await openRecords(name)
  const since = async (from: string) => [...(await database.readType('reading-session', from, 'day')).keys()]
  expect(await since('2026-11-21')).toEqual(['b'])
  expect(await since('2026-11-20')).toEqual(['a', 'b'])
  expect(await since('')).toEqual(['a', 'b'])
  expect(await database.allRecords()).toEqual(
    kept.map(({ type, id, at, value }) => ({ type, id, at, value })),
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

describe('a type that is kept as one text', () => {
  const KIND = 'reading-session'
  const id = fc.nat(30).map(String)
  const timestamp = fc
    .nat(99)
    .map((digit) => `0000000${String(digit).padStart(3, '0')}-0000-bbbbbbbbbbbbbbbb`)
  const found = fc.array(
    fc.record({
      type: fc.constant(KIND),
      id,
      at: timestamp,
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

  async function live(database: RecordDatabase, each: typeof step extends fc.Arbitrary<infer S> ? S : never) {
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
        return database.takeAnswer(await database.pending(99, none), each.found, { cursor: 1 })
      case 'refuse':
        return database.markRejected(await database.pending(3, none))
      case 'set-clock':
        return database.setClock(each.ahead)
      case 'start-over':
        return database.resendAll()
      case 'sign-in':
        return database.importRecords(each.found)
      case 'sign-out':
        return database.removeSent()
    }
  }

  it('is read as it stands, whatever was written, removed, synced or merged before and after', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const name = newName()
        const database = await openRecords(name)
        for (const each of steps) {
          await live(database, each)
          const records = await database.allRecords()
          const standing = records.flatMap((record) =>
            record.value === null ? [] : [[record.id, record.value]],
          )
          expect(Object.fromEntries(await database.readType(KIND))).toEqual(Object.fromEntries(standing))
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

  it('leaves nothing of a removed record in the text', async () => {
    const name = newName()
    const database = await openRecords(name)
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
      const database = await openRecords(name)
      await database.change(KIND, [
        { id: 'a', value: { note: 'the old words' } },
        { id: 'b', value: { note: 'other words' } },
      ])
      await database.bundle(KIND)
      expect(await wordsIn(name)).toContain('the old words')
      const value = { note: 'the new words' }
      if (where === 'here') await database.change(KIND, [{ id: 'a', value }])
      else
        await database.takeAnswer(
          [],
          [{ type: KIND, id: 'a', at: 'zzzzzzzzzz-0000-aaaaaaaaaaaaaaaa', value }],
          {
            cursor: 1,
          },
        )
      expect(await wordsIn(name)).toContain('the new words')
      expect(await wordsIn(name)).not.toContain('the old words')
      await database.bundle(KIND)
      expect(await textsIn(name)).toEqual(['[["a",{"note":"the new words"}],["b",{"note":"other words"}]]'])
      database.close()
    },
  )

  it('stays of use when what is in it was only marked as sent, and when something new is written', async () => {
    const name = newName()
    const database = await openRecords(name)
    await database.change(KIND, [{ id: 'a', value: { day: '2026-11-22' } }])
    await database.bundle(KIND)
    await database.takeAnswer(await database.pending(9, new Set()), [], { cursor: 1 })
    await database.change(KIND, [{ id: 'b', value: { day: '2026-11-23' } }])
    expect(await textsIn(name)).toEqual(['[["a",{"day":"2026-11-22"}]]'])
    const db = await openDB(name)
    expect(await db.getAllKeys('late')).toEqual([[KIND, 'b']])
    db.close()
    expect([...(await database.readType(KIND)).keys()]).toEqual(['a', 'b'])
    database.close()
  })

  it('misses nothing of a tab of the version before, which writes no more', async () => {
    const name = newName()
    const third = await openDB(name, 3, {
      upgrade: (db) => {
        const records = db.createObjectStore('records', { keyPath: ['type', 'id'] })
        records.createIndex('pending', ['pending', 'at'])
        for (const time of ['savedAt', 'changedAt', 'markedAt'])
          records.createIndex(time, ['type', `value.${time}`])
        records.createIndex('day', ['type', 'value.day'])
        db.createObjectStore('facts')
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
    const record = {
      type: KIND,
      id: 'a',
      at: '0000000001-0000-aaaaaaaaaaaaaaaa',
      value: { day: '2026-11-20' },
    }
    await third.put('records', record)
    const database = await openRecords(name)
    await database.bundle(KIND)
    expect(await database.readType(KIND)).toEqual(new Map([['a', record.value]]))
    expect(await database.readType(KIND, '2026-11-20', 'day')).toEqual(new Map([['a', record.value]]))
    await expect(third.put('records', { ...record, id: 'b' })).rejects.toMatchObject({
      name: 'InvalidStateError',
    })
    await expect(openDB(name, 3)).rejects.toMatchObject({ name: 'VersionError' })
    database.close()
  })
})
