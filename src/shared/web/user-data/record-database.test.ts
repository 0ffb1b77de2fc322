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

it('finds the latest records despite changes, deletions and invalid values', async () => {
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

it('finds records by the days in their values', async () => {
  const database = await openRecords(newName())
  await database.change('reading-session', [
    { id: 'a', value: { day: '2026-11-20' } },
    { id: 'b', value: { day: '2026-11-22' } },
    { id: 'c', value: null },
  ])
  await database.change('sitting', [{ id: 'd', value: { day: '2026-11-22' } }])
  const since = async (from: string) => [...(await database.readType('reading-session', from, 'day')).keys()]
  expect(await since('2026-11-21')).toEqual(['b'])
  expect(await since('2026-11-20')).toEqual(['a', 'b'])
  expect(await since('')).toEqual(['a', 'b'])
  database.close()
})

/** All content of a database. */
async function contents(name: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const db = await openDB(name)
  const stores = [...db.objectStoreNames]
  const found = await Promise.all(stores.map(async (store) => [store, await db.getAll(store)]))
  db.close()
  return Object.fromEntries(found)
}
const textsIn = async (name: string) => ((await contents(name)).bundles ?? []) as readonly string[]
const wordsIn = async (name: string) => JSON.stringify(await contents(name))

describe('a type stored as one text', () => {
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

  it('is read correctly after any writes, deletions, syncs and merges', async () => {
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

  it.each(['here', 'on another device'])('leaves no old words after a change %s', async (where) => {
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
  })

  it('stays valid when its records are marked as synced and when new ones are written', async () => {
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
})
