import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatCivilDate, parseCivilDate, wallClock } from '#shared/core/civil-date.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { prayerFeature } from '../prayer.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [prayerFeature], clock: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => server.close())

const london = { latitude: '51.507', longitude: '-0.128' }
const five = ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']

async function ask(query: Record<string, string>, headers: Record<string, string> = {}) {
  return server.app.inject({ url: '/api/prayer-times.ics', query, headers })
}

interface Read {
  readonly uid: string
  readonly summary: string
  readonly at: Date
}

/** The events of a feed, read by an independent parser. */
async function eventsOf(query: Record<string, string>): Promise<Read[]> {
  const answer = await ask(query)
  expect(answer.statusCode).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component)
    expect(startDate.zone.tzid, 'an instant in UTC').toBe('UTC')
    return { uid, summary, at: startDate.toJSDate() }
  })
}

const places = [
  { city: 'London', latitude: '51.507', longitude: '-0.128', timeZone: 'Europe/London' },
  { city: 'New York', latitude: '40.713', longitude: '-74.006', timeZone: 'America/New_York' },
  { city: 'Casablanca', latitude: '33.573', longitude: '-7.589', timeZone: 'Africa/Casablanca' },
  { city: 'Tehran', latitude: '35.689', longitude: '51.389', timeZone: 'Asia/Tehran' },
  { city: 'Lord Howe', latitude: '-31.557', longitude: '159.086', timeZone: 'Australia/Lord_Howe' },
]

describe('GET /api/prayer-times.ics', () => {
  it.each(places)(
    'contains every prayer of every day of the year once, in $city',
    async ({ timeZone, ...query }) => {
      const events = await eventsOf({ ...query, date: '2026-01-01' })
      expect(events).toHaveLength(373 * 5)
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      const first = { year: 2026, month: 1, day: 1 }
      for (const [index, { at, summary }] of events.entries()) {
        const previous = events[index - 1]?.at.getTime() ?? 0
        expect(at.getTime(), `${at.toISOString()} ${summary}`).toBeGreaterThan(previous)
        expect(summary).toBe(five[index % 5])
        // These places and methods have no prayer after midnight, so each is on its own civil day.
        const day = addDays(first, Math.floor(index / 5))
        expect(wallClock(at, timeZone).date, `${summary} of ${formatCivilDate(day)}`).toEqual(day)
      }
    },
  )

  it.each(places)('shows the timetable’s times on the clocks of $city', async ({ timeZone, ...query }) => {
    const events = await eventsOf({ ...query, date: '2026-01-01' })
    const { body } = await server.app.inject({
      url: '/api/prayer-times/month',
      query: { ...query, year: '2026' },
    })
    const { days } = JSON.parse(body)
    const names = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']
    const wrong = days.flatMap((day: Record<string, string>, index: number) =>
      names.filter((name, position) => {
        const event = events[index * 5 + position]
        return !event || wallClock(event.at, timeZone).time !== day[name]
      }),
    )
    expect(wrong).toEqual([])
    // All clocks except Tehran's change during the year; Casablanca's for Ramadan, and once more permanently.
    const changes = { 'Asia/Tehran': 0, 'Africa/Casablanca': 3 }[timeZone] ?? 2
    const noons = days.map((day: Record<string, string>) => day.dhuhr)
    const jumps = noons.filter((noon: string, index: number) => {
      const minutes = (time = '12:00') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
      return index > 0 && Math.abs(minutes(noon) - minutes(noons[index - 1])) > 20
    })
    expect(jumps).toHaveLength(changes)
  })

  it('begins a week ago and ends in a year', async () => {
    const events = await eventsOf(london)
    expect(events[0]?.uid).toMatch(/^2026-11-14-fajr-/)
    expect(events.at(-1)?.uid).toMatch(/^2027-11-21-isha-/)
  })

  it('has the same UIDs every day, in any language and with any alarm, and others for other choices', async () => {
    const uids = async (query: Record<string, string>) =>
      (await eventsOf({ ...london, ...query })).map(({ uid }) => uid)
    const today = await uids({ date: '2026-11-14' })
    const tomorrow = await uids({ date: '2026-11-15', language: 'ar', alarm: '10', city: 'London' })
    expect(tomorrow.slice(0, -5)).toEqual(today.slice(5))
    const hanafi = await uids({ date: '2026-11-14', madhab: 'hanafi' })
    expect(hanafi.filter((uid) => today.includes(uid))).toEqual([])
  })

  it('has the requested times and alarms, in the user’s language', async () => {
    const answer = await ask({
      ...london,
      city: 'London',
      language: 'ar',
      prayers: 'isha,FAJR,sunrise',
      alarm: '15',
    })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(answer.body))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('مواقيت الصلاة · London')
    const events = calendar.getAllSubcomponents('vevent')
    expect(events.slice(0, 3).map((event) => event.getFirstPropertyValue('summary'))).toEqual([
      'الفجر',
      'الشروق',
      'العشاء',
    ])
    for (const event of events) {
      expect(event.getFirstPropertyValue('location')).toBe('London')
      expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
      const [alarm, ...others] = event.getAllSubcomponents('valarm')
      expect(others).toEqual([])
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M')
    }
    const silent = new ICAL.Component(ICAL.parse((await ask(london)).body))
    expect(
      silent.getAllSubcomponents('vevent').flatMap((event) => event.getAllSubcomponents('valarm')),
    ).toEqual([])
  })

  it('applies the user’s settings', async () => {
    const query = { ...london, method: 'UmmAlQura', madhab: 'hanafi', minutes: '0,0,3,0,0,0' }
    const events = await eventsOf({ ...query, date: '2026-11-21' })
    const { body } = await server.app.inject({
      url: '/api/prayer-times',
      query: { ...query, date: '2026-11-21' },
    })
    const { instants } = JSON.parse(body)
    expect(events.slice(0, 5).map(({ at }) => at.toISOString())).toEqual(
      ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'].map((name) => instants[name]),
    )
  })

  it('answers 304 to a calendar that is up to date', async () => {
    const { etag } = (await ask(london)).headers
    expect((await ask(london, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it.each([
    [{ latitude: '51' }, 'longitude'],
    [{ ...london, prayers: 'fajr,brunch' }, 'prayers'],
    [{ ...london, prayers: '' }, 'prayers'],
    [{ ...london, prayers: 'fajr,fajr' }, 'prayers'],
    [{ ...london, alarm: '-5' }, 'alarm'],
    [{ ...london, language: 'xx' }, 'language'],
    [{ ...london, date: '2100-01-01' }, 'date'],
  ])('rejects %j', async (query, field) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[0].field).toBe(field)
  })

  it('skips the day that a zone skipped', async () => {
    const events = await eventsOf({ latitude: '-13.83', longitude: '-171.77', date: '2011-12-28' })
    expect(events).toHaveLength(372 * 5)
    expect(parseCivilDate(events[10]?.uid.slice(0, 10) ?? '')).toEqual({ year: 2011, month: 12, day: 31 })
  })

  it('can have only the end of Suhur and Iftar on the days of one Ramadan', async () => {
    const makkah = { latitude: '21.4225', longitude: '39.8262' }
    const events = await eventsOf({ ...makkah, ramadan: '1448' })
    // By Umm al-Qura, Ramadan 1448 begins on 8 February 2027 and has 29 days.
    expect(events).toHaveLength(2 * 29)
    expect(events.slice(0, 2).map(({ summary }) => summary)).toEqual(['Suhur ends', 'Iftar'])
    expect(events[0]?.at.toISOString().slice(0, 10)).toBe('2027-02-08')
    const later = await eventsOf({ ...makkah, ramadan: '1448', adjustment: '-1' })
    expect(later[0]?.at.toISOString().slice(0, 10)).toBe('2027-02-09')
  })

  it('is named after its Ramadan, in Arabic too', async () => {
    const { body } = await ask({ ...london, ramadan: '1448', language: 'ar' })
    expect(body).toContain('رمضان ١٤٤٨')
    expect(body).toContain('نهاية السحور')
    expect((await ask({ ...london, ramadan: '1600' })).statusCode).toBe(400)
  })
})
