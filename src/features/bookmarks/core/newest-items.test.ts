import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latestIn } from '#shared/core/user-data/latest-records.ts'
import type { Bookmark, Highlight } from '#shared/core/user-data/saved-items.records.ts'
import { arrangeItems } from './arrange-items.ts'
import { newestItems } from './newest-items.ts'
import { mergeSavedItems } from './saved-item.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21) + minute * 60_000).toISOString()
const times = fc.dictionary(
  fc.nat(30).map((verse) => `verse/2:${verse}`),
  fc.nat(12).map(at),
  { maxKeys: 25 },
)

it('are the first ones of the whole list, and all of a short one', () => {
  let some = 0
  fc.assert(
    fc.property(times, times, fc.integer({ min: 1, max: 8 }), (savedAt, markedAt, most) => {
      const saved = new Map(
        Object.entries(savedAt).map(([id, time]): [string, Bookmark] => [id, { savedAt: time }]),
      )
      const marked = new Map(
        Object.entries(markedAt).map(([id, time]): [string, Highlight] => [
          id,
          { colour: 'sky', markedAt: time },
        ]),
      )
      const { items, complete } = newestItems(
        latestIn(saved, { type: 'bookmark', time: 'savedAt', most, check: (found) => found as Bookmark }),
        latestIn(marked, { type: 'highlight', time: 'markedAt', most, check: (found) => found as Highlight }),
      )
      const all = arrangeItems(
        mergeSavedItems(saved, marked).map((item) => ({ ...item, title: item.target, words: () => '' })),
        { query: '', order: 'newest' },
        () => 0,
      ).map(({ target }) => target)
      expect(items.map(({ target }) => target)).toEqual(all.slice(0, items.length))
      expect(complete).toBe(saved.size <= most && marked.size <= most)
      if (complete) expect(items.length).toBe(all.length)
      if (marked.size === 0) expect(items.length).toBe(Math.min(most, all.length))
      if (!complete && items.length > 0) some += 1
    }),
    { numRuns: 500 },
  )
  expect(some).toBeGreaterThan(20)
})
