import { expect, it } from 'vitest'
import { formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { dayByKey } from './day-by-key.ts'

/** The day after pressing `key` on Wednesday, 18 February 2026, 1 Ramadan 1447. */
function to(
  key: string,
  { shiftKey = false, rightToLeft = false, firstWeekday = 1, from = '2026-02-18' } = {},
) {
  const date = parseCivilDate(from)
  const day = date && dayByKey(date, { key, shiftKey }, { rightToLeft, firstWeekday, adjustment: 0 })
  return day && formatCivilDate(day)
}

it('moves by a day in reading direction, and by a week, with the arrow keys', () => {
  expect([to('ArrowRight'), to('ArrowLeft')]).toEqual(['2026-02-19', '2026-02-17'])
  expect([to('ArrowRight', { rightToLeft: true }), to('ArrowLeft', { rightToLeft: true })]).toEqual([
    '2026-02-17',
    '2026-02-19',
  ])
  expect([to('ArrowDown'), to('ArrowUp')]).toEqual(['2026-02-25', '2026-02-11'])
})

it('moves to the ends of the week with Home and End, whatever its first day', () => {
  expect([to('Home'), to('End')]).toEqual(['2026-02-16', '2026-02-22'])
  expect([to('Home', { firstWeekday: 6 }), to('End', { firstWeekday: 6 })]).toEqual([
    '2026-02-14',
    '2026-02-20',
  ])
})

it('moves by a Hijri month with Page Up and Page Down, and by a year with Shift', () => {
  expect([to('PageDown'), to('PageUp')]).toEqual(['2026-03-20', '2026-01-20'])
  expect([to('PageDown', { shiftKey: true }), to('PageUp', { shiftKey: true })]).toEqual([
    '2027-02-08',
    '2025-03-01',
  ])
})

it('stays inside the calendar', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'End'])
    expect(to(key, { from: '2077-11-16' })).toBe('2077-11-16')
})

it('ignores other keys', () => expect(to('a')).toBeUndefined())
