import { describe, expect, it } from 'vitest'
import {
  confirmSilence,
  LONGEST_SILENCE_MS,
  LONGEST_UNCONFIRMED_MS,
  pauseTimer,
  resumeTimer,
  startTimer,
  tick,
} from './reading-timer.ts'

const MINUTE = 60_000
const start = Date.parse('2026-03-01T20:00:00Z')
const timer = () => startTimer({ id: 'a', day: '2026-03-01', now: start })

describe('the timer', () => {
  it('counts the time while the page is alive', () => {
    const later = tick(tick(timer(), start + MINUTE), start + 2 * MINUTE)
    expect(later).toMatchObject({ counted: 2 * MINUTE, unconfirmed: 0 })
  })
  it('asks about a long gap instead of counting it', () => {
    const slept = tick(tick(timer(), start + MINUTE), start + 481 * MINUTE)
    expect(slept).toMatchObject({ counted: MINUTE, unconfirmed: 480 * MINUTE })
    expect(confirmSilence(slept, false)).toMatchObject({ counted: MINUTE, unconfirmed: 0 })
    expect(confirmSilence(slept, true)).toMatchObject({ counted: 481 * MINUTE, unconfirmed: 0 })
  })
  it('counts a gap as long as in a background page', () => {
    expect(tick(timer(), start + LONGEST_SILENCE_MS).unconfirmed).toBe(0)
    expect(tick(timer(), start + LONGEST_SILENCE_MS + 1).counted).toBe(0)
  })
  it('pauses after a gap that is too long for reading', () => {
    const slept = tick(timer(), start + LONGEST_UNCONFIRMED_MS)
    expect(slept).toMatchObject({ counted: 0, unconfirmed: LONGEST_UNCONFIRMED_MS })
    const left = tick(tick(timer(), start + MINUTE), start + MINUTE + LONGEST_UNCONFIRMED_MS + 1)
    expect(left).toMatchObject({ counted: MINUTE, unconfirmed: 0 })
    expect(left.lastSeenAt).toBeUndefined()
  })
  it('does not count while paused', () => {
    const still = pauseTimer(timer(), start + MINUTE)
    expect(tick(still, start + 50 * MINUTE)).toEqual(still)
    expect(pauseTimer(resumeTimer(still, start + 50 * MINUTE), start + 51 * MINUTE).counted).toBe(2 * MINUTE)
  })
  it('never decreases if the clock is set back', () => {
    const back = tick(tick(timer(), start + MINUTE), start - 60 * MINUTE)
    expect(back.counted).toBe(MINUTE)
    expect(tick(back, start - 59 * MINUTE).counted).toBe(2 * MINUTE)
  })
  it('keeps the day on which it began', () => {
    expect(tick(timer(), start + 6 * 60 * MINUTE).day).toBe('2026-03-01')
  })
})
