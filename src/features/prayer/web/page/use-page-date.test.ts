import { describe, expect, it } from 'vitest'
import { addressOf, askedDate } from './use-page-date.ts'

describe('the day in the address', () => {
  it('is read if it is valid and in range', () => {
    expect(askedDate('date=2026-06-21')).toEqual({ year: 2026, month: 6, day: 21 })
    for (const wrong of [
      '',
      'date=',
      'date=2026-02-30',
      'date=today',
      'date=1899-12-31',
      'date=2101-01-01',
    ]) {
      expect(askedDate(wrong), wrong).toBeUndefined()
    }
  })

  it('is absent for today, so that the page stays today’s', () => {
    const today = { year: 2026, month: 11, day: 21 }
    expect(addressOf('/prayer', today, today)).toBe('/prayer')
    expect(addressOf('/prayer', { ...today, day: 22 }, today)).toBe('/prayer?date=2026-11-22')
  })
})
