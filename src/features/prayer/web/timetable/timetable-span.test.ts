import { describe, expect, it } from 'vitest'
import { addressOfSpan, laterSpan, spanOf } from './timetable-span.ts'

const today = { year: 2026, month: 11, day: 21 }

describe('the span of a timetable', () => {
  it('is that of the address, else today’s', () => {
    expect(spanOf('month', 'year=2027&month=2', today)).toEqual({ year: 2027, month: 2 })
    expect(spanOf('year', '?year=2027', today)).toEqual({ year: 2027 })
    for (const search of [
      '',
      'year=2027',
      'month=2',
      'year=2027&month=13',
      'year=1&month=1',
      'year=x&month=1.5',
    ]) {
      expect(spanOf('month', search, today)).toEqual({ year: 2026, month: 11 })
    }
    expect(spanOf('year', 'year=2101', today)).toEqual({ year: 2026 })
  })

  it('moves across the ends of years, and stops at the end of the range', () => {
    expect(laterSpan({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(laterSpan({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    expect(laterSpan({ year: 2026 }, -1)).toEqual({ year: 2025 })
    expect(laterSpan({ year: 2100, month: 12 }, 1)).toBeUndefined()
    expect(laterSpan({ year: 1900 }, -1)).toBeUndefined()
  })

  it('has an address that can be read back', () => {
    for (const span of [{ year: 2026, month: 3 }, { year: 2026 }] as const) {
      const [path = '', search = ''] = addressOfSpan(span).split('?')
      expect(spanOf(path.endsWith('year') ? 'year' : 'month', search, today)).toEqual(span)
    }
  })
})
