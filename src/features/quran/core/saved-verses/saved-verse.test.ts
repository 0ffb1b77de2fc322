import { describe, expect, it } from 'vitest'
import { lastSaved } from './saved-verse.ts'

describe('the verse saved last', () => {
  it('is undefined without saved verses', () => expect(lastSaved([])).toBeUndefined())
  it('is the one with the latest time', () => {
    const [old, last] = [
      { key: '3:1', savedAt: '2026-05-01T00:00:00.000Z' },
      { key: '1:1', savedAt: '2026-06-01T00:00:00.000Z' },
    ]
    expect(lastSaved([old, last])).toBe(last)
    expect(lastSaved([last, old])).toBe(last)
  })
})
