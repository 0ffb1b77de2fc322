import { describe, expect, it } from 'vitest'
import { civilDateOfDayNumber, dayNumber, parseCivilDate } from '#shared/core/civil-date.ts'
import { prayerCalendar } from '../prayer-calendar.ts'
import { prayerDay } from '../prayer-day.ts'
import type { PrayerDayRequest } from '../prayer-day-request.ts'
import { prayerNames } from '../prayer-names.ts'
import { tablesAround } from './official-table.ts'
import { madeUpDays, tableOf } from './testing/made-up-table.ts'

const london = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const date = (text: string) => {
  const parsed = parseCivilDate(text)
  if (!parsed) throw new Error(`${text} is not a date.`)
  return parsed
}
const march = madeUpDays(london, date('2026-03-10'), date('2026-04-20'))
const table = tableOf(march, london)
const day = (text: string, request: Partial<PrayerDayRequest> = {}) =>
  prayerDay({ ...london, date: date(text), tables: [table], ...request })

describe('an official timetable', () => {
  it('takes precedence over calculation on each of its days, also when the clocks change, and is named', () => {
    for (const printed of march) {
      const found = day(printed.date)
      for (const name of prayerNames) expect(found[name], `${printed.date} ${name}`).toBe(printed[name])
      expect(found.source).toEqual({ kind: 'table', id: 'made-up', name: 'Made up', source: 'A test' })
      expect(found.notes).toEqual([])
    }
  })

  it('leaves the days before and after it to calculation', () => {
    for (const text of ['2026-03-09', '2026-04-21']) {
      const { tables: _, ...alone } = { ...london, tables: undefined, date: date(text) }
      const calculated = prayerDay(alone)
      const found = day(text)
      expect(found.source).toEqual({ kind: 'calculated' })
      for (const name of prayerNames) expect(found[name]).toBe(calculated[name])
      expect(found.notes).toEqual(calculated.notes)
    }
    expect(day('2026-03-09').nextDay.fajr).toBe(march[0]?.fajr)
    const last = prayerDay({ ...london, date: date('2026-04-21') })
    expect(day('2026-04-20').nextDay.fajr).toBe(last.fajr)
  })

  it('is ignored if calculation is requested', () => {
    expect(day('2026-03-20', { source: 'calculated' })).toEqual(
      prayerDay({ ...london, date: date('2026-03-20') }),
    )
  })

  it('is combined with the user’s own minutes', () => {
    const minutes = { fajr: 0, sunrise: 0, dhuhr: 4, asr: 0, maghrib: 0, isha: 0 }
    const found = day('2026-03-20', { minutes })
    expect(Date.parse(found.instants.dhuhr) - Date.parse(day('2026-03-20').instants.dhuhr)).toBe(4 * 60_000)
    const tooMany = day('2026-03-20', { minutes: { ...minutes, fajr: 60, sunrise: -60 } })
    expect(tooMany.notes.map(({ code }) => code)).toEqual(['own_minutes_left_out'])
    expect(tooMany.fajr).toBe(day('2026-03-20').fajr)
  })

  it('gives its second Asr to those who choose it', () => {
    const [first] = march
    if (!first) throw new Error('No day.')
    const two = tableOf([{ ...first, asrHanafi: '16:59' }], london)
    const asr = (request: Partial<PrayerDayRequest>) => day(first.date, { tables: [two], ...request }).asr
    expect(asr({ madhab: 'hanafi' })).toBe('16:59')
    expect(asr({ madhab: 'shafi' })).toBe(first.asr)
    expect(asr({ madhab: 'hanafi', tables: [table] })).toBe(first.asr)
  })

  it('assigns an Isha after midnight to its own day, with a note', () => {
    const { isha: _, ...rest } = march.at(-1) ?? march[0] ?? ({} as never)
    const late = tableOf([{ ...rest, isha: '00:20' }], london)
    const found = day(rest.date, { tables: [late] })
    expect(found.isha).toBe('00:20')
    expect(found.instants.isha).toBe('2026-04-20T23:20:00.000Z')
    expect(found.notes).toEqual([{ code: 'next_day', times: ['isha'] }])
  })

  it('provides the days of a month that it has, and each names its source', () => {
    const { days, source } = prayerCalendar({ ...london, year: 2026, month: 3, tables: [table] })
    expect(source).toMatchObject({ kind: 'table', id: 'made-up' })
    for (const each of days) expect(each.source).toBe(each.date < '2026-03-10' ? 'calculated' : 'table')
    expect(prayerCalendar({ ...london, year: 2026, month: 5, tables: [table] }).source.kind).toBe(
      'calculated',
    )
  })

  it('is valid within its radius, and the nearest one first', () => {
    const wide = tableOf(march, london, { id: 'wide', latitude: 51.6, radiusKm: 300 })
    const found = (latitude: number, longitude: number) =>
      tablesAround([wide, table], { latitude, longitude }).map(({ id }) => id)
    expect(found(51.5, -0.12)).toEqual(['made-up', 'wide'])
    expect(found(51.61, -0.12)).toEqual(['wide', 'made-up'])
    expect(found(52.5, -1.9)).toEqual(['wide'])
    expect(found(40, 20)).toEqual([])
  })

  it('belongs to the civil day even if the date line is between the zone and the meridian', () => {
    const apia = { place: { latitude: -13.83, longitude: -171.77 }, timeZone: 'Pacific/Apia', country: 'WS' }
    const printed = madeUpDays(apia, date('2026-06-01'), date('2026-06-03'))
    const tables = [tableOf(printed, apia)]
    for (let number = dayNumber(date('2026-06-01')); number <= dayNumber(date('2026-06-03')); number++) {
      const found = prayerDay({ ...apia, date: civilDateOfDayNumber(number), tables })
      expect([found.date, found.dhuhr]).toEqual([
        found.date,
        printed.find((row) => row.date === found.date)?.dhuhr,
      ])
      expect(found.source.kind).toBe('table')
    }
  })
})
