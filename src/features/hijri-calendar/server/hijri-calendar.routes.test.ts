import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { hijriCalendarFeature } from './hijri-calendar.routes.ts'

let server: TestApp

beforeAll(async () => {
  server = await testApp({
    features: [hijriCalendarFeature],
    clock: () => new Date('2026-11-21T22:30:00Z'),
  })
})
afterAll(() => server.close())

async function ask(query: Record<string, string | string[]> = {}) {
  const answer = await server.app.inject({ url: '/api/islamic-date', query })
  return { status: answer.statusCode, body: answer.json() }
}

describe('GET /api/islamic-date', () => {
  it('returns today’s Hijri date in UTC', async () => {
    expect(await ask()).toEqual({
      status: 200,
      body: {
        day: 11,
        month: 'Jumada al-Akhira',
        monthNumber: 6,
        monthLength: 29,
        year: 1448,
        gregorianDate: 'Saturday • 21 November 2026',
        date: '2026-11-21',
        adjustment: 0,
        method: 'Umm al-Qura',
      },
    })
  })

  it('returns today’s date in the caller’s zone', async () => {
    expect((await ask({ timeZone: 'Asia/Karachi' })).body).toMatchObject({ day: 12, date: '2026-11-22' })
    expect((await ask({ timeZone: 'asia/karachi' })).body).toMatchObject({ day: 12 })
  })

  it('returns the Hijri date of a given date, with an adjustment', async () => {
    expect((await ask({ date: '2026-02-18' })).body).toMatchObject({ day: 1, month: 'Ramadan', year: 1447 })
    expect((await ask({ date: '2026-02-18', adjustment: '-1' })).body).toMatchObject({
      day: 29,
      month: 'Shaban',
      adjustment: -1,
    })
    expect((await ask({ date: '2026-02-18', adjustment: '+2' })).body).toMatchObject({ day: 3 })
  })

  it.each([
    ['a day that is not there', { date: '2026-02-30' }, 'date'],
    ['an adjustment of 3', { adjustment: '3' }, 'adjustment'],
    ['an adjustment of a half', { adjustment: '0.5' }, 'adjustment'],
    ['a zone that is not there', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an empty zone', { timeZone: '' }, 'timeZone'],
    ['a very long zone', { timeZone: 'x'.repeat(100) }, 'timeZone'],
    ['two dates', { date: ['2026-02-18', '2026-02-19'] }, 'date'],
  ])('rejects %s and names the field', async (_what, query, field) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.fields).toHaveLength(1)
    expect(body.error.fields[0].field).toBe(field)
  })

  it.each(['1937-03-12', '2077-11-17', '1900-01-01', '9999-12-31'])(
    'reports that %s is outside the calendar',
    async (date) => {
      const { status, body } = await ask({ date })
      expect(status).toBe(400)
      expect(body.error).toMatchObject({
        code: 'hijri_out_of_range',
        fields: [{ field: 'date', code: 'hijri_out_of_range' }],
      })
    },
  )

  it('returns the first and the last day of the calendar', async () => {
    expect((await ask({ date: '1937-03-13' })).body).toMatchObject({ day: 1, monthNumber: 1, year: 1356 })
    expect((await ask({ date: '2077-11-16' })).body).toMatchObject({ day: 30, monthNumber: 12, year: 1500 })
  })
})

async function askFor(url: string, query: Record<string, string>) {
  const answer = await server.app.inject({ url, query })
  return { status: answer.statusCode, body: answer.json() }
}

describe('GET /api/hijri/month', () => {
  it('lists every day with its civil date, and the month’s events', async () => {
    const { body } = await askFor('/api/hijri/month', { year: '1447', month: '12' })
    expect(body).toMatchObject({ month: 'Dhu al-Hijjah', monthNumber: 12, monthLength: 29, adjustment: 0 })
    expect(body.days).toHaveLength(29)
    expect(body.days[9]).toEqual({ day: 10, date: '2026-05-27', weekday: 3 })
    expect(body.events).toEqual([
      { id: 'day_of_arafah', rule: 'day', day: 9, lastDay: 9 },
      { id: 'eid_al_adha', rule: 'day', day: 10, lastDay: 10 },
      { id: 'ayyam_al_bid', rule: 'monthly', day: 14, lastDay: 15 },
    ])
  })

  it('shifts the civil dates by the adjustment', async () => {
    const { body } = await askFor('/api/hijri/month', { year: '1447', month: '12', adjustment: '-1' })
    expect(body.days[9]).toEqual({ day: 10, date: '2026-05-28', weekday: 4 })
  })

  it.each([
    [{ year: '1355', month: '1' }, 'year'],
    [{ year: '1501', month: '1' }, 'year'],
    [{ year: '1447', month: '13' }, 'month'],
    [{ year: '1447', month: '0' }, 'month'],
    [{ year: '1447' }, 'month'],
    [{ year: '1447', month: '1.5' }, 'month'],
  ])('rejects %j', async (query, field) => {
    const { status, body } = await askFor('/api/hijri/month', query)
    expect(status).toBe(400)
    expect(body.error.fields[0].field).toBe(field)
  })
})

describe('GET /api/hijri/convert', () => {
  it('returns both dates for either of them', async () => {
    const both = { date: '2026-02-18', year: 1447, monthNumber: 9, day: 1 }
    expect((await askFor('/api/hijri/convert', { date: '2026-02-18' })).body).toMatchObject(both)
    expect((await askFor('/api/hijri/convert', { year: '1447', month: '9', day: '1' })).body).toMatchObject(
      both,
    )
    const moved = { year: '1447', month: '9', day: '1', adjustment: '2' }
    expect((await askFor('/api/hijri/convert', moved)).body).toMatchObject({ date: '2026-02-16', day: 1 })
  })

  it.each([
    [{}, 'date'],
    [{ year: '1447', month: '9' }, 'day'],
    [{ month: '9', day: '1' }, 'year'],
    [{ date: '2026-02-18', year: '1447' }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ year: '1447', month: '9', day: '31' }, 'day'],
    [{ year: '1501', month: '9', day: '1' }, 'year'],
  ])('rejects %j', async (query, field) => {
    const { status, body } = await askFor('/api/hijri/convert', query)
    expect(status).toBe(400)
    expect(body.error.fields[0].field).toBe(field)
  })

  it('reports that a month with 29 days has no 30th', async () => {
    const { status, body } = await askFor('/api/hijri/convert', { year: '1447', month: '12', day: '30' })
    expect(status).toBe(400)
    expect(body.error.code).toBe('not_a_hijri_date')
  })
})
