import { describe, expect, it } from 'vitest'
import { backoffMs, retryAfterMs } from './sync-backoff.ts'

describe('the wait after failures', () => {
  it('grows from five seconds to five minutes', () => {
    expect([1, 2, 3, 7, 50].map((failures) => backoffMs(failures, 0.5))).toEqual([
      5000, 10_000, 20_000, 300_000, 300_000,
    ])
  })

  it('differs by a quarter either way', () => {
    expect([backoffMs(1, 0), backoffMs(1, 1)]).toEqual([3750, 6250])
  })
})

describe('the wait that a server asks for', () => {
  const now = Date.UTC(2026, 10, 21)

  it.each([
    ['60', 60_000],
    ['Sat, 21 Nov 2026 00:00:30 GMT', 30_000],
    ['999999', 3_600_000],
  ])('of %s is respected', (retryAfter, ms) => expect(retryAfterMs({ retryAfter }, now)).toBe(ms))

  it.each([null, '', '0', 'soon', 'Fri, 20 Nov 2026 00:00:00 GMT'])('is undefined with %j', (retryAfter) => {
    expect(retryAfterMs({ retryAfter }, now)).toBeUndefined()
  })

  it('is undefined for another error', () => expect(retryAfterMs(new Error('x'), now)).toBeUndefined())
})
