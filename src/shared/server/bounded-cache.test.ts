import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('what was used least recently goes first', () => {
  const cache = new BoundedCache<number>(2, 1000)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBe(1)
  expect(cache.get('c')).toBe(3)
})

test('a value set again counts once', () => {
  const cache = new BoundedCache<number>(2, 1000)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  expect(cache.get('a')).toBe(3)
  expect(cache.get('b')).toBe(2)
})

test('nothing outlives its time, however often it is used', () => {
  let now = 0
  const cache = new BoundedCache<number>(2, 1000, () => now)
  cache.set('a', 1)
  now = 999
  expect(cache.get('a')).toBe(1)
  now = 1000
  expect(cache.get('a')).toBeUndefined()
})
