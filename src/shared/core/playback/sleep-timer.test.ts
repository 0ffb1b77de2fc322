import { describe, expect, it } from 'vitest'
import { sleepTimerEndsBetween } from './sleep-timer.ts'

describe('the sleep timer', () => {
  it('does nothing if it is not set', () => {
    expect(sleepTimerEndsBetween(undefined, 'a', 'b', 0)).toBe(false)
  })

  it('stops at the end of the section, and not before', () => {
    expect(sleepTimerEndsBetween({ until: 'section' }, 'a', 'a', 0)).toBe(false)
    expect(sleepTimerEndsBetween({ until: 'section' }, 'a', 'b', 0)).toBe(true)
    expect(sleepTimerEndsBetween({ until: 'section' }, 'a', undefined, 0)).toBe(true)
  })

  it('stops at its time, whatever the section', () => {
    const sleep = { until: 'time', at: 1000, minutes: 5 } as const
    expect(sleepTimerEndsBetween(sleep, 'a', 'b', 999)).toBe(false)
    expect(sleepTimerEndsBetween(sleep, 'a', 'a', 1000)).toBe(true)
  })
})
