import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { hijriCalendarFeature } from './hijri-calendar.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [hijriCalendarFeature], clock: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => server.close())

const ask = (query: Record<string, string> = {}) => server.app.inject({ url: '/api/hijri-events.ics', query })

async function eventsOf(query: Record<string, string> = {}) {
  const answer = await ask(query)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component)
    expect([startDate.isDate, endDate.isDate], 'whole days').toEqual([true, true])
    const days = endDate.subtractDate(startDate).toSeconds() / 86_400
    return { uid, summary, description, days, date: startDate.toString(), component }
  })
}

describe('GET /api/hijri-events.ics', () => {
  it('contains the ten events of this Hijri year and the next on their days', async () => {
    const events = await eventsOf()
    expect(events).toHaveLength(20)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(20)
    expect(events.find(({ summary }) => summary === 'Ramadan begins')).toMatchObject({
      uid: '1448-9-1-ramadan_begins-0@rafiq',
      date: '2027-02-08',
      days: 1,
    })
    for (const { component } of events) expect(component.getAllSubcomponents('valarm')).toEqual([])
  })

  it('says if an event is a night', async () => {
    const [night] = (await eventsOf()).filter(({ uid }) => uid.includes('laylat_al_qadr'))
    expect(night?.description).toMatch(
      /^27 Ramadan 1448\. Begins at Maghrib the evening before\. .*odd nights/,
    )
  })

  it('contains the requested white days, reminders and language', async () => {
    const events = await eventsOf({ whiteDays: 'true', alarm: '720', language: 'ar' })
    const white = events.filter(({ uid }) => uid.includes('ayyam_al_bid'))
    expect(white).toHaveLength(22)
    expect(white.map(({ days }) => days).toSorted()).toEqual([2, 2, ...Array(20).fill(3)])
    expect(white[0]).toMatchObject({ summary: 'الأيام البيض' })
    expect(white[0]?.description).toMatch(/^١٣ محرّم ١٤٤٨/)
    for (const { component } of events) {
      const [alarm] = component.getAllSubcomponents('valarm')
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT12H')
    }
  })

  it('applies the adjustment', async () => {
    const [event] = (await eventsOf({ adjustment: '1' })).filter(({ uid }) => uid.includes('1448-9-1-'))
    expect(event?.date).toBe('2027-02-07')
  })

  it.each([
    [{ adjustment: '3' }, 'adjustment'],
    [{ language: 'xx' }, 'language'],
    [{ whiteDays: 'maybe' }, 'whiteDays'],
    [{ alarm: '1.5' }, 'alarm'],
    [{ date: '2026-02-30' }, 'date'],
  ])('rejects %j', async (query, field) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[0].field).toBe(field)
  })

  it('ends with the table, and returns an error outside it', async () => {
    expect(await eventsOf({ date: '2077-06-01' })).toHaveLength(10)
    expect((await ask({ date: '2090-01-01' })).json().error.code).toBe('hijri_out_of_range')
  })
})
