import { expect, it } from 'vitest'
import { formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { majorEvents, nextMajorEvents } from './major-events.ts'

it('lists the six of 2025 by the Umm al-Qura calendar', () => {
  expect(majorEvents(2025).map(({ id, date }) => [id, formatCivilDate(date)])).toEqual([
    ['ramadan_begins', '2025-03-01'],
    ['laylat_al_qadr', '2025-03-27'],
    ['eid_al_fitr', '2025-03-30'],
    ['eid_al_adha', '2025-06-06'],
    ['islamic_new_year', '2025-06-26'],
    ['mawlid', '2025-09-04'],
  ])
})

it('lists more in a year with two of an event', () => {
  expect(majorEvents(2008).filter(({ id }) => id === 'islamic_new_year')).toHaveLength(2)
  expect(majorEvents(2030).filter(({ id }) => id === 'ramadan_begins')).toHaveLength(2)
})

it('moves them with the adjustment', () => {
  expect(majorEvents(2025, -1).map(({ date }) => formatCivilDate(date))[0]).toBe('2025-03-02')
})

it.each([
  ['2026-01-01', ['2026-02-18', '2026-03-16', '2026-03-20', '2026-05-27']],
  ['2026-05-27', ['2026-05-27', '2026-06-16', '2026-08-25', '2027-02-08']],
  ['2026-11-23', ['2027-02-08', '2027-03-06', '2027-03-09', '2027-05-16']],
])('include the next four on or after %s, across the end of a year', (day, expected) => {
  const from = parseCivilDate(day)
  expect(from && nextMajorEvents(from, 4).map(({ date }) => formatCivilDate(date))).toEqual(expected)
})
