import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateText, instantText } from './day-texts.ts'

const MINUTE = 60_000

it('instants on whole minutes are written as the platform writes them', () => {
  const minutes = fc.integer({
    min: Date.UTC(1899, 11, 30) / MINUTE,
    max: Date.UTC(2101, 0, 3) / MINUTE,
  })
  fc.assert(
    fc.property(minutes, (minute) => {
      expect(instantText(minute * MINUTE)).toBe(new Date(minute * MINUTE).toISOString())
    }),
    { numRuns: 3000 },
  )
})

it('days are written by their number', () => {
  expect([0, -1, 20_779].map(dateText)).toEqual(['1970-01-01', '1969-12-31', '2026-11-22'])
})
