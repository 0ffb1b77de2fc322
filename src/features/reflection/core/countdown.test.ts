import { expect, it } from 'vitest'
import { atTime, begin, idle, pause, timeLeft } from './countdown.ts'

const LENGTH = 180_000
const running = begin(idle, LENGTH, 1000)

it('has its whole length until it begins', () => {
  expect(timeLeft(idle, LENGTH, 5_000_000)).toBe(LENGTH)
})

it('goes by the clock while it runs, however long nothing asked', () => {
  expect(timeLeft(running, LENGTH, 61_000)).toBe(120_000)
  expect(timeLeft(running, LENGTH, 10_000_000)).toBe(0)
})

it('is done at zero, not before', () => {
  expect(atTime(running, LENGTH, 180_999)).toBe(running)
  expect(atTime(running, LENGTH, 181_000)).toEqual({ status: 'done' })
  expect(timeLeft({ status: 'done' }, LENGTH, 1000)).toBe(0)
})

it('stops at a pause and resumes with what was left', () => {
  const paused = pause(running, LENGTH, 31_000)
  expect(timeLeft(paused, LENGTH, 10_000_000)).toBe(150_000)
  expect(atTime(paused, LENGTH, 10_000_000)).toBe(paused)
  const resumed = begin(paused, LENGTH, 10_000_000)
  expect(timeLeft(resumed, LENGTH, 10_001_000)).toBe(149_000)
})

it('ignores a second begin, and a pause while it does not run', () => {
  expect(begin(running, LENGTH, 50_000)).toBe(running)
  expect(pause(idle, LENGTH, 50_000)).toBe(idle)
})

it('starts over after the end', () => {
  expect(timeLeft(begin({ status: 'done' }, LENGTH, 1000), LENGTH, 1000)).toBe(LENGTH)
})

it('never has more than its length, even if the clock is set back', () => {
  expect(timeLeft(running, LENGTH, -1_000_000)).toBe(LENGTH)
})
