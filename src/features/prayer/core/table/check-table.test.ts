import { describe, expect, it } from 'vitest'
import { checkTable } from './check-table.ts'
import type { TableRow } from './table-columns.ts'
import { formatTableProblem } from './table-problem.ts'
import { madeUpDays } from './testing/made-up-table.ts'

const london = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const days = madeUpDays(london, { year: 2026, month: 3, day: 25 }, { year: 2026, month: 4, day: 3 })
const ground = { longitude: -0.128, timeZone: 'Europe/London' }
const rows = (): TableRow[] => days.map(({ ...values }, index) => ({ line: index + 2, values }))

/** The problems of the table after a change. */
function said(change: (rows: TableRow[]) => TableRow[], where = ground): string[] {
  return checkTable(change(rows()), where).problems.map(formatTableProblem)
}
const withValues = (line: number, values: TableRow['values']) => (all: TableRow[]) =>
  all.map((row) => (row.line === line ? { ...row, values: { ...row.values, ...values } } : row))

describe('the check of a timetable', () => {
  it('accepts a complete one as printed', () => {
    expect(checkTable(rows(), ground)).toEqual({ days, problems: [] })
  })

  it('reports a gap, a duplicate and a day out of order, by line', () => {
    expect(said((all) => all.filter(({ line }) => line !== 5))).toEqual([
      'Line 6: before 2026-03-29 is missing 2026-03-28.',
    ])
    expect(said((all) => all.filter(({ line }) => line < 5 || line > 7))).toEqual([
      'Line 8: before 2026-03-31 is missing 2026-03-28 to 2026-03-30 (3 days).',
    ])
    expect(said(withValues(8, { date: '2026-03-30' }))).toEqual([
      'Line 8: 2026-03-30 is a duplicate of line 7.',
      'Line 9: before 2026-04-01 is missing 2026-03-31.',
    ])
    const swapped = said((all) => [...all.slice(1, 3), ...all.slice(0, 1), ...all.slice(3)])
    expect(swapped).toEqual(['Line 2: 2026-03-25 stands after 2026-03-27.'])
  })

  it.each([
    [{ date: '31/03/2026' }, 'Line 6: "31/03/2026" is not a date such as 2026-01-31.'],
    [{ date: '2026-02-30' }, 'Line 6: "2026-02-30" is not a date'],
    [{ asr: '' }, 'Line 6: asr is missing.'],
    [{ asr: '4:51 pm' }, 'Line 6: asr "4:51 pm" is not a time such as 05:12.'],
    [{ isha: '24:10' }, 'Line 6: isha "24:10" is not a time'],
    [{ asr: '11:00' }, 'Line 6: asr 11:00 is not after the time before it.'],
    [{ asrHanafi: '14:00' }, 'Line 6: asrHanafi 14:00 is not after'],
    // On that Sunday the clocks go forward from one to two.
    [{ fajr: '01:30' }, 'Line 6: a time does not exist that day in Europe/London'],
    [{ dhuhr: '14:10' }, "Line 6: dhuhr 14:10 is 69 minutes after the sun's noon"],
    [{ isha: '06:00' }, 'Line 7: fajr'],
  ])('rejects %j', (values, words) => {
    expect(said(withValues(6, values)).join('\n')).toContain(words)
  })

  it('detects another zone and missing summer time', () => {
    expect(said((all) => all, { ...ground, timeZone: 'Europe/Paris' })).toHaveLength(days.length)
    // Five of the days are in summer time.
    expect(said((all) => all, { ...ground, timeZone: 'Africa/Abidjan' })).toHaveLength(6)
  })
})
