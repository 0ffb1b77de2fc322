import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

function breakerAt() {
  const clock = { now: 0 }
  const breaker = new CircuitBreaker({ failures: 2, restMs: 1000, now: () => clock.now })
  return { breaker, clock }
}

test('allows calls after one failure, but not after two in a row', () => {
  const { breaker } = breakerAt()
  breaker.failed()
  expect(breaker.allows()).toBe(true)
  breaker.succeeded()
  breaker.failed()
  expect(breaker.allows()).toBe(true)
  breaker.failed()
  expect(breaker.allows()).toBe(false)
})

test('lets one call try after the pause, and the others wait', () => {
  const { breaker, clock } = breakerAt()
  breaker.failed()
  breaker.failed()
  clock.now = 999
  expect(breaker.allows()).toBe(false)
  clock.now = 1000
  expect(breaker.allows()).toBe(true)
  expect(breaker.allows()).toBe(false)
  breaker.succeeded()
  expect(breaker.allows()).toBe(true)
})

test('pauses again if the try fails', () => {
  const { breaker, clock } = breakerAt()
  breaker.failed()
  breaker.failed()
  clock.now = 1500
  expect(breaker.allows()).toBe(true)
  breaker.failed()
  clock.now = 2499
  expect(breaker.allows()).toBe(false)
  clock.now = 2500
  expect(breaker.allows()).toBe(true)
})

test('pauses at once if the service asks for it', () => {
  const { breaker, clock } = breakerAt()
  breaker.restFor(5000)
  clock.now = 4999
  expect(breaker.allows()).toBe(false)
  clock.now = 5000
  expect(breaker.allows()).toBe(true)
})
