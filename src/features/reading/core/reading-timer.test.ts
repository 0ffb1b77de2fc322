import { describe, expect, it } from 'vitest'
import {
  answered,
  heard,
  LONGEST_ASKED_MS,
  LONGEST_SILENCE_MS,
  resumed,
  startedTimer,
  stilled,
} from './reading-timer.ts'

const MINUTE = 60_000
const start = Date.parse('2026-03-01T20:00:00Z')
const timer = () => startedTimer({ id: 'a', day: '2026-03-01', now: start })

describe('the timer', () => {
  it('counts the steps in which the page was heard of', () => {
    const later = heard(heard(timer(), start + MINUTE), start + 2 * MINUTE)
    expect(later).toMatchObject({ counted: 2 * MINUTE, asked: 0 })
  })
  it('does not count a long silence, but asks', () => {
    const slept = heard(heard(timer(), start + MINUTE), start + 481 * MINUTE)
    expect(slept).toMatchObject({ counted: MINUTE, asked: 480 * MINUTE })
    expect(answered(slept, false)).toMatchObject({ counted: MINUTE, asked: 0 })
    expect(answered(slept, true)).toMatchObject({ counted: 481 * MINUTE, asked: 0 })
  })
  it('counts a silence as long as a background page may have', () => {
    expect(heard(timer(), start + LONGEST_SILENCE_MS).asked).toBe(0)
    expect(heard(timer(), start + LONGEST_SILENCE_MS + 1).counted).toBe(0)
  })
  it('stands still after a silence that nobody reads through', () => {
    const slept = heard(timer(), start + LONGEST_ASKED_MS)
    expect(slept).toMatchObject({ counted: 0, asked: LONGEST_ASKED_MS })
    const left = heard(heard(timer(), start + MINUTE), start + MINUTE + LONGEST_ASKED_MS + 1)
    expect(left).toMatchObject({ counted: MINUTE, asked: 0 })
    expect(left.heardAt).toBeUndefined()
  })
  it('stands still while paused', () => {
    const still = stilled(timer(), start + MINUTE)
    expect(heard(still, start + 50 * MINUTE)).toEqual(still)
    expect(stilled(resumed(still, start + 50 * MINUTE), start + 51 * MINUTE).counted).toBe(2 * MINUTE)
  })
  it('never goes back when the clock is set back', () => {
    const back = heard(heard(timer(), start + MINUTE), start - 60 * MINUTE)
    expect(back.counted).toBe(MINUTE)
    expect(heard(back, start - 59 * MINUTE).counted).toBe(2 * MINUTE)
  })
  it('belongs to the day on which it began', () => {
    expect(heard(timer(), start + 6 * 60 * MINUTE).day).toBe('2026-03-01')
  })
})
