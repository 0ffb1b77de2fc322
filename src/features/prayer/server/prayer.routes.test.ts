import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { prayerFeature } from './prayer.routes.ts'

let server: TestApp
/** 00:30 on 22 November in Istanbul is still the 21st in UTC. */
let now = new Date('2026-11-21T21:30:00Z')

beforeAll(async () => {
  server = await testApp({ features: [prayerFeature], clock: () => now })
})
afterAll(() => server.close())

const istanbul = { latitude: '41.0082', longitude: '28.9784' }

async function ask(query: Record<string, string | string[]>) {
  const answer = await server.app.inject({ url: '/api/prayer-times', query })
  return { status: answer.statusCode, body: answer.json() }
}

describe('GET /api/prayer-times', () => {
  it('returns today’s times at the place by the custom of its country', async () => {
    const { status, body } = await ask({ ...istanbul, city: 'Istanbul' })
    expect(status).toBe(200)
    expect(body).toEqual({
      fajr: '06:23',
      sunrise: '07:53',
      dhuhr: '12:55',
      asr: '15:25',
      maghrib: '17:47',
      isha: '19:11',
      date: '2026-11-22',
      timeZone: 'Europe/Istanbul',
      source: { kind: 'calculated' },
      city: 'Istanbul',
      method: 'Turkey',
      methodChosenBy: 'country',
      convention: {
        name: { en: 'Diyanet, Türkiye', ar: 'رئاسة الشؤون الدينية التركية (ديانت)' },
        shortName: { en: 'Diyanet', ar: 'ديانت' },
        source: expect.stringContaining('vakithesaplama.diyanet.gov.tr'),
        checked: '2026-11-23',
      },
      madhab: 'shafi',
      highLatitudeRule: 'MiddleOfTheNight',
      angles: { fajr: 18, isha: 17 },
      ownAngles: false,
      imsak: '06:13',
      instants: {
        fajr: '2026-11-22T03:23:00.000Z',
        sunrise: '2026-11-22T04:53:00.000Z',
        dhuhr: '2026-11-22T09:55:00.000Z',
        asr: '2026-11-22T12:25:00.000Z',
        maghrib: '2026-11-22T14:47:00.000Z',
        isha: '2026-11-22T16:11:00.000Z',
      },
      nextDay: {
        date: '2026-11-23',
        fajr: '06:24',
        fajrInstant: '2026-11-23T03:24:00.000Z',
        sunriseInstant: '2026-11-23T04:54:00.000Z',
      },
      previousIshaInstant: '2026-11-21T16:12:00.000Z',
      previousMaghribInstant: '2026-11-21T14:48:00.000Z',
      sunnah: {
        middleOfTheNight: '00:06',
        lastThirdOfTheNight: '02:12',
        instants: {
          middleOfTheNight: '2026-11-22T21:06:00.000Z',
          lastThirdOfTheNight: '2026-11-22T23:12:00.000Z',
        },
      },
      notes: [],
    })
  })

  it('uses the next day after midnight', async () => {
    now = new Date('2026-11-22T21:00:00Z')
    expect((await ask(istanbul)).body.date).toBe('2026-11-23')
    now = new Date('2026-11-21T21:30:00Z')
    expect((await ask(istanbul)).body.date).toBe('2026-11-22')
  })

  it('accepts a date, method, madhab and rule, in any case', async () => {
    const { status, body } = await ask({
      latitude: '59.91',
      longitude: '10.75',
      date: '2026-06-21',
      method: 'MUSLIMWORLDLEAGUE',
      madhab: 'Hanafi',
      highLatitudeRule: 'twilightangle',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      date: '2026-06-21',
      timeZone: 'Europe/Oslo',
      method: 'MuslimWorldLeague',
      methodChosenBy: 'person',
      madhab: 'hanafi',
      highLatitudeRule: 'TwilightAngle',
    })
    expect(body.notes[0]).toEqual({
      code: 'high_latitude_rule',
      rule: 'TwilightAngle',
      times: ['fajr', 'isha'],
    })
    expect(body.city).toBeUndefined()
  })

  it('applies the user’s own angles and minutes', async () => {
    const { body } = await ask({
      ...istanbul,
      fajrAngle: '15.5',
      ishaInterval: '90',
      imsakMinutes: '15',
      minutes: '0,0,5,0,0,-2',
      polarPolicy: 'nearest_day',
    })
    expect(body).toMatchObject({
      angles: { fajr: 15.5, ishaInterval: 90 },
      ownAngles: true,
      fajr: '06:37',
      imsak: '06:22',
      dhuhr: '13:00',
      maghrib: '17:47',
      isha: '19:15',
    })
  })

  it('uses the given country, else that of the place’s zone', async () => {
    const method = async (query: Record<string, string>) => (await ask(query)).body.method
    expect(await method({ ...istanbul, country: 'gb' })).toBe('MoonsightingCommittee')
    expect(await method({ latitude: '24.86', longitude: '67.0' })).toBe('Karachi')
    expect(await method({ latitude: '40.71', longitude: '-74.0' })).toBe('NorthAmerica')
    expect(await method({ latitude: '48.85', longitude: '2.35' })).toBe('France')
    expect(await method({ latitude: '59.33', longitude: '18.07' })).toBe('MuslimWorldLeague')
  })

  it('returns times at the poles and on the date line', async () => {
    for (const [latitude, longitude] of [
      ['90', '0'],
      ['-90', '180'],
      ['69.65', '18.96'],
      ['1.87', '-157.43'],
      ['0', '-180'],
      ['-0', '+180.0'],
    ]) {
      const { status, body } = await ask({
        latitude: latitude ?? '',
        longitude: longitude ?? '',
        date: '2026-06-21',
      })
      expect([status, body.date]).toEqual([200, '2026-06-21'])
    }
  })

  it.each([
    ['nothing', {}, ['latitude', 'longitude']],
    ['no longitude', { latitude: '41' }, ['longitude']],
    ['a latitude of 91', { ...istanbul, latitude: '91' }, ['latitude']],
    ['a longitude of −180.01', { ...istanbul, longitude: '-180.01' }, ['longitude']],
    ['NaN', { ...istanbul, latitude: 'NaN' }, ['latitude']],
    ['1e999', { ...istanbul, latitude: '1e999' }, ['latitude']],
    ['an empty latitude', { ...istanbul, latitude: '' }, ['latitude']],
    ['two latitudes', { ...istanbul, latitude: ['41', '42'] }, ['latitude']],
    ['a latitude of 1,000 digits', { ...istanbul, latitude: '4'.repeat(1000) }, ['latitude']],
    ['a day that is not there', { ...istanbul, date: '2026-02-30' }, ['date']],
    ['a date in words', { ...istanbul, date: 'tomorrow' }, ['date']],
    ['a year before 1900', { ...istanbul, date: '1899-12-31' }, ['date']],
    ['a year after 2100', { ...istanbul, date: '2101-01-01' }, ['date']],
    ['an unknown method', { ...istanbul, method: 'Other' }, ['method']],
    ['an unknown madhab', { ...istanbul, madhab: 'maliki' }, ['madhab']],
    ['an unknown rule', { ...istanbul, highLatitudeRule: 'none' }, ['highLatitudeRule']],
    ['an unknown policy', { ...istanbul, polarPolicy: 'none' }, ['polarPolicy']],
    ['an angle of 4', { ...istanbul, fajrAngle: '4' }, ['fajrAngle']],
    ['an angle of 26', { ...istanbul, ishaAngle: '26' }, ['ishaAngle']],
    ['half a minute to Isha', { ...istanbul, ishaInterval: '90.5' }, ['ishaInterval']],
    ['a Maghrib angle of −1', { ...istanbul, maghribAngle: '-1' }, ['maghribAngle']],
    ['five minutes of six', { ...istanbul, minutes: '0,0,0,0,0' }, ['minutes']],
    ['minutes in words', { ...istanbul, minutes: 'a,b,c,d,e,f' }, ['minutes']],
    ['61 minutes', { ...istanbul, minutes: '0,0,61,0,0,0' }, ['minutes']],
    ['an Imsak after Fajr', { ...istanbul, imsakMinutes: '-1' }, ['imsakMinutes']],
    ['a country of three letters', { ...istanbul, country: 'TUR' }, ['country']],
    ['a city of 121 letters', { ...istanbul, city: 'x'.repeat(121) }, ['city']],
  ])('rejects %s and names the field', async (_what, query, fields) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.fields.map(({ field }: { field: string }) => field)).toEqual(fields)
    for (const { code } of body.error.fields) expect(code).toMatch(/^[a-z_]+$/)
  })

  it('says which dates are out of range', async () => {
    expect((await ask({ ...istanbul, date: '1899-12-31' })).body.error.fields).toEqual([
      { field: 'date', code: 'date_out_of_range' },
    ])
    expect((await ask({ ...istanbul, date: '1900-01-01' })).status).toBe(200)
    expect((await ask({ ...istanbul, date: '2100-12-31' })).status).toBe(200)
  })

  it('rejects null bytes and very long values, and keeps running', async () => {
    const bad = await server.app.inject('/api/prayer-times?latitude=41%00&longitude=29')
    expect(bad.statusCode).toBe(400)
    const long = await server.app.inject(
      `/api/prayer-times?latitude=41&longitude=29&city=${'x'.repeat(100_000)}`,
    )
    expect(long.statusCode).toBe(400)
    expect((await ask(istanbul)).status).toBe(200)
  })

  it('rejects the day that Samoa skipped', async () => {
    const { status, body } = await ask({ latitude: '-13.83', longitude: '-171.77', date: '2011-12-30' })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'date_not_in_time_zone',
      fields: [{ field: 'date', code: 'date_not_in_time_zone' }],
    })
  })
})

describe('GET /api/prayer-times/month', () => {
  const askFor = async (query: Record<string, string>) => {
    const answer = await server.app.inject({
      url: '/api/prayer-times/month',
      query: { ...istanbul, ...query },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('returns every day of the month by the custom of the country, with Hijri date and Imsak', async () => {
    const { status, body } = await askFor({ year: '2026', month: '11', city: 'Istanbul' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ timeZone: 'Europe/Istanbul', method: 'Turkey', city: 'Istanbul' })
    expect(body.days).toHaveLength(30)
    expect(body.days[21]).toEqual({
      date: '2026-11-22',
      hijri: { year: 1448, month: 6, day: 12 },
      imsak: '06:13',
      source: 'calculated',
      fajr: '06:23',
      sunrise: '07:53',
      dhuhr: '12:55',
      asr: '15:25',
      maghrib: '17:47',
      isha: '19:11',
      notes: [],
    })
  })

  it('returns a whole year without a month, and applies method and adjustment', async () => {
    const { body } = await askFor({ year: '2026', method: 'Karachi', adjustment: '1' })
    expect(body.method).toBe('Karachi')
    expect(body.days).toHaveLength(365)
    expect(body.days[325].hijri).toEqual({ year: 1448, month: 6, day: 13 })
  })

  it.each([
    [{ month: '11' }, 'year'],
    [{ year: '1899', month: '11' }, 'year'],
    [{ year: '2101' }, 'year'],
    [{ year: '2026', month: '13' }, 'month'],
    [{ year: '2026', month: '0' }, 'month'],
    [{ year: '2026', adjustment: '3' }, 'adjustment'],
    [{ year: '2026', method: 'Mine' }, 'method'],
  ])('rejects %j', async (query, field) => {
    const { status, body } = await askFor(query as Record<string, string>)
    expect(status).toBe(400)
    expect(body.error.fields.map((each: { field: string }) => each.field)).toEqual([field])
  })
})
