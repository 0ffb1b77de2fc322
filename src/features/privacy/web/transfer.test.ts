import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sumCounts } from '#shared/core/user-data/record.ts'
import { changeRecords, deleteRecords, readRecords } from '#shared/web/user-data/user-records.ts'
import { bringIn, fileOfDevice } from './transfer.ts'

vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
})

function memoryStorage() {
  const texts: Record<string, string> = {}
  return Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        texts[key] = text
      },
    },
    removeItem: {
      value: (key: string) => {
        delete texts[key]
      },
    },
  }) as unknown as Storage
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  await deleteRecords()
})

const newDevice = async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  await deleteRecords()
}

describe('a file of a device', () => {
  it('brings everything to another, once, however often it is brought in', async () => {
    await changeRecords('bookmark', [{ id: 'verse/2:255', value: { savedAt: 'then' } }])
    await changeRecords('dhikr-count', [{ id: '2026-11-21/tasbih', add: 33 }])
    localStorage.setItem('rafiq.theme', '"dark"')
    const file = await fileOfDevice()
    await newDevice()
    for (let time = 0; time < 2; time++) {
      expect(await bringIn(file)).toEqual({ taken: 3, keptOwn: 0, broken: 0 })
      expect(await readRecords('bookmark')).toEqual(new Map([['verse/2:255', { savedAt: 'then' }]]))
      expect(sumCounts((await readRecords('dhikr-count')) as ReadonlyMap<string, number>)).toEqual(
        new Map([['2026-11-21/tasbih', 33]]),
      )
      expect(localStorage.getItem('rafiq.theme')).toBe('"dark"')
    }
  })

  it('takes nothing away: the later version of a record stays, and so does a value that was chosen here', async () => {
    await changeRecords('note', [
      { id: 'a', value: 'first' },
      { id: 'b', value: 'theirs' },
    ])
    localStorage.setItem('rafiq.theme', '"dark"')
    const file = await fileOfDevice()
    await changeRecords('note', [
      { id: 'a', value: 'later' },
      { id: 'c', value: 'mine' },
    ])
    localStorage.setItem('rafiq.theme', '"light"')
    expect(await bringIn(file)).toEqual({ taken: 2, keptOwn: 1, broken: 0 })
    expect(Object.fromEntries(await readRecords('note'))).toEqual({ a: 'later', b: 'theirs', c: 'mine' })
    expect(localStorage.getItem('rafiq.theme')).toBe('"light"')
  })

  it('that is none changes nothing', async () => {
    expect(await bringIn(new File(['{"a":1}'], 'a.json'))).toBeUndefined()
    expect(await bringIn(new File(['no json'], 'a.json'))).toBeUndefined()
  })
})
