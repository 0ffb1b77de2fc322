import { describe, expect, it } from 'vitest'
import { READING_MS, sessionAt, untilReading } from './reading-session.ts'

const verse = (number: number) => ({ surah: 2, verse: number })
const kahf = { surah: 18, verse: 10 }

describe('a reading session', () => {
  it('does not begin with a single verse, however long it is open', () => {
    const session = sessionAt(undefined, verse(255), 0)
    expect(untilReading(session, kahf, 10 * READING_MS)).toBeUndefined()
  })

  it('begins after three verses and 20 seconds', () => {
    const second = sessionAt(sessionAt(undefined, verse(1), 0), verse(2), 1000)
    expect(untilReading(second, kahf, READING_MS)).toBeUndefined()
    const third = sessionAt(second, verse(3), 5000)
    expect(untilReading(third, kahf, 5000)).toBe(READING_MS - 5000)
    expect(untilReading(third, kahf, READING_MS)).toBe(0)
  })

  it('starts over at a place far away', () => {
    const far = sessionAt(sessionAt(undefined, verse(1), 0), verse(200), READING_MS)
    expect(far).toMatchObject({ startedAt: READING_MS, first: far.last })
  })

  it('counts at once near the last place, and if there is none', () => {
    const session = sessionAt(undefined, verse(100), 0)
    expect(untilReading(session, verse(90), 0)).toBe(0)
    expect(untilReading(session, undefined, 0)).toBe(0)
  })
})
