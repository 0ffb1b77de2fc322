import { describe, expect, it } from 'vitest'
import { earlierPlaces } from './earlier-keeping.ts'

const at = '2026-01-01T00:00:00.000Z'
const read = (key: string, found: unknown) => earlierPlaces.find((place) => place.key === key)?.read(found)

describe('what an earlier version kept', () => {
  it('becomes bookmarks of verses', () => {
    expect(read('rafiq.saved-verses', [{ key: '2:255', savedAt: at }])).toEqual({
      records: [{ type: 'bookmark', id: 'verse/2:255', value: { savedAt: at } }],
      broken: false,
    })
  })

  it('becomes notes, the same note under the same id each time', () => {
    const notes = [
      { key: '2:255', text: 'a', writtenAt: at, changedAt: at },
      { key: '2:255', text: 'b', writtenAt: at, changedAt: at },
    ]
    const [once, twice] = [read('rafiq.verse-notes', notes), read('rafiq.verse-notes', notes)]
    expect(once?.records.map(({ value }) => value)).toEqual([
      { about: 'verse/2:255', text: 'a', writtenAt: at, changedAt: at },
      { about: 'verse/2:255', text: 'b', writtenAt: at, changedAt: at },
    ])
    expect(new Set(once?.records.map(({ id }) => id)).size).toBe(2)
    expect(twice).toEqual(once)
  })

  it('becomes plans, sessions and days of rest, without those that were removed', () => {
    const entry = { createdAt: at, updatedAt: at }
    const found = read('rafiq.reading', {
      version: 1,
      plans: [{ id: 'p', ...entry, aim: 'quran' }],
      sessions: [
        { id: 's', ...entry, day: '2026-01-01' },
        { id: 'gone', ...entry, deletedAt: at },
      ],
      pauses: [{ id: 'r', ...entry, from: '2026-01-01', reason: 'travel' }],
    })
    expect(found).toEqual({
      records: [
        { type: 'reading-plan', id: 'p', value: { ...entry, aim: 'quran' } },
        { type: 'reading-session', id: 's', value: { ...entry, day: '2026-01-01' } },
        { type: 'rest', id: 'r', value: { from: '2026-01-01', reason: 'travel' } },
      ],
      broken: false,
    })
    expect(read('rafiq.reading', { version: 2 })).toEqual({ records: [], broken: true })
  })

  it.each([undefined, {}, 'x', [{ key: '2:255' }], [1]])('that is %j is said to be broken', (found) => {
    expect(read('rafiq.saved-verses', found)).toEqual({ records: [], broken: true })
  })

  it('and is broken in part gives its good part', () => {
    const found = read('rafiq.saved-verses', [{ key: '1:1', savedAt: at }, { key: '1:2' }])
    expect(found?.records).toHaveLength(1)
    expect(found?.broken).toBe(true)
  })
})
