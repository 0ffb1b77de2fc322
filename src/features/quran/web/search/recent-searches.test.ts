import { describe, expect, it } from 'vitest'
import { withSearch } from './recent-searches.ts'

describe('recent searches', () => {
  it('list the latest first, each once, ignoring case', () => {
    expect(withSearch(['light', 'mercy'], 'Mercy ')).toEqual(['Mercy', 'light'])
    expect(withSearch([], 'نور')).toEqual(['نور'])
  })

  it('drop the oldest and ignore empty text', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', '8']
    expect(withSearch(eight, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
    expect(withSearch(eight, '  ')).toBe(eight)
    expect(withSearch([], 'x'.repeat(500))[0]).toHaveLength(100)
  })
})
