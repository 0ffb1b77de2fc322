import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sumCounts } from '#shared/core/user-data/merge-records.ts'
import { noteRecords } from '#shared/core/user-data/notes.records.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import { bookmarkRecords } from '#shared/core/user-data/saved-items.records.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { provideRecordTypes } from '../provided-record-types.ts'
import { exportRecords, importRecords } from './data-file.ts'
import { changeRecords, deleteRecords, readRecords } from './user-records.ts'

vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
})

function memoryStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

const newDevice = async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  await deleteRecords()
}
beforeEach(async () => {
  provideRecordTypes(async () => [bookmarkRecords, noteRecords, dhikr])
  await newDevice()
})

const dhikr = recordType<number>({
  name: 'dhikr-count',
  merge: 'counter',
  privacy: 'private',
  schema: (s) => s.count(),
})
const AT = '2026-11-20T10:00:00.000Z'
const note = (text: string) => ({ text, writtenAt: AT, changedAt: AT })
const bookmark = { savedAt: AT }

describe('a file of records', () => {
  it('imports everything once, however often it is imported', async () => {
    await changeRecords('bookmark', [{ id: 'verse/2:255', value: bookmark }])
    await changeRecords('dhikr-count', [{ id: '2026-11-21/tasbih', add: 33 }])
    const file = await exportRecords()
    await newDevice()
    for (let time = 0; time < 2; time++) {
      expect((await importRecords(file))?.leftOut).toEqual([])
      expect(await readRecords('bookmark')).toEqual(new Map([['verse/2:255', bookmark]]))
      expect(sumCounts((await readRecords('dhikr-count')) as ReadonlyMap<string, number>)).toEqual(
        new Map([['2026-11-21/tasbih', 33]]),
      )
    }
  })

  it('imports a note of 15,000 characters', async () => {
    const long = { ...note('x'.repeat(15_000)), about: 'verse/94:5' }
    await changeRecords('note', [{ id: 'long', value: long }])
    const file = await exportRecords(({ type }) => type === 'note')
    await newDevice()
    expect((await importRecords(file))?.leftOut).toEqual([])
    expect(await readRecords('note')).toEqual(new Map([['long', long]]))
  })

  it('deletes nothing and keeps the later version of a record', async () => {
    await changeRecords('note', [
      { id: 'a', value: note('first') },
      { id: 'b', value: note('theirs') },
    ])
    const file = await exportRecords()
    await changeRecords('note', [
      { id: 'a', value: note('later') },
      { id: 'c', value: note('mine') },
    ])
    await importRecords(file)
    expect(Object.fromEntries(await readRecords('note'))).toEqual({
      a: note('later'),
      b: note('theirs'),
      c: note('mine'),
    })
  })

  it('skips and lists invalid entries', async () => {
    const at = (ms: number) => timestampOf({ ms, count: 0, device: 'a'.repeat(16) })
    const good = { type: 'note', id: 'a', at: at(Date.now()), value: note('kept') }
    const records = [
      { ...good, type: 'unheard-of' },
      { ...good, value: { text: 7 } },
      { ...good, type: 'bookmark', id: 'no target', value: bookmark },
      { ...good, value: note('x'.repeat(20_001)) },
      { ...good, at: at(Date.now() + 3 * 86_400_000) },
      { ...good, at: 'yesterday' },
      'no record',
      good,
    ]
    const file = { format: 'rafiq-data', version: 1, records }
    const imported = await importRecords(new File([JSON.stringify(file)], 'a.json'))
    expect(imported?.file.records).toEqual([good])
    expect(imported?.leftOut).toEqual([
      { entry: 1, type: 'unheard-of', problem: 'not_valid' },
      { entry: 2, type: 'note', problem: 'not_valid' },
      { entry: 3, type: 'bookmark', problem: 'not_valid' },
      { entry: 4, type: 'note', problem: 'too_long' },
      { entry: 5, type: 'note', problem: 'future' },
      { entry: 6, problem: 'not_valid' },
      { entry: 7, problem: 'not_valid' },
    ])
    expect(await readRecords('note')).toEqual(new Map([['a', note('kept')]]))
  })

  it('changes nothing if it is not a data file', async () => {
    for (const text of ['{"a":1}', 'no json', 'null', '[]', `${'['.repeat(100_000)}`])
      expect(await importRecords(new File([text], 'a.json'))).toBeUndefined()
  })
})
