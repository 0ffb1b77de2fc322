import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEmail } from '#features/account/server/account-emails.ts'
import { hijriCalendarFeature } from '#features/hijri-calendar/server/hijri-calendar.routes.ts'
import { confirmationEmail } from '#features/newsletter/server/confirmation-email.ts'
import { prayerFeature } from '#features/prayer/server/prayer.routes.ts'
import { reminderMessage } from '#features/reminders/core/reminder-message.ts'
import { defaultReminders } from '#features/reminders/core/reminder-settings.ts'
import { messageContext } from '#features/reminders/server/message-context.ts'
import { languages } from '#shared/core/languages.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { pageRoutes } from './web/page.routes.ts'

const TEMPLATE = `<!doctype html><html lang="en" dir="ltr"><head><!--head--><script>window.first = 1</script>
<!--page-files ${JSON.stringify({ every: [], pages: [], texts: {}, first: {} })}--></head>
<body><div id="root"><!--first--></div><!--body--></body></html>`

let web: string
let server: TestApp

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'rafiq-languages-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), TEMPLATE)
  server = await testApp({
    features: [prayerFeature, hijriCalendarFeature],
    clock: () => new Date('2027-02-10T12:00:00Z'),
    build: (services, features) =>
      buildServer(
        services,
        [...features, (app) => void app.get('/api/daily-verse', () => ({ translation: '' }))],
        (app) => pageRoutes(app, services, web),
      ),
  })
})

afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

const read = (code: string, part: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${code}/${part}.json`, import.meta.url), 'utf8'))
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'rafiq.example', ...headers } })
const summaries = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')))

describe.each(languages)('in $name', ({ code, direction }) => {
  it('the page has the language, direction, title and description, and an address in every language', async () => {
    const { body } = await get('/qibla', { 'accept-language': `${code}-ZZ, en;q=0.5` })
    expect(body).toContain(`<html lang="${code}" dir="${direction}">`)
    const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    expect(body).toContain(`<title>${written(read(code, 'pages').qibla.title)}`)
    expect(body).toContain(written(read(code, 'descriptions').qibla))
    for (const other of languages)
      expect(body).toContain(
        `<link rel="alternate" hreflang="${other.code}" href="http://rafiq.example/qibla?lang=${other.code}">`,
      )
  })

  it('the address of the language decides before the browser', async () => {
    const { body } = await get(`/qibla?lang=${code}`, { 'accept-language': code === 'fr' ? 'tr' : 'fr' })
    expect(body).toContain(`<html lang="${code}" dir="${direction}">`)
  })

  it('a notification has its texts and direction', () => {
    const message = reminderMessage(
      { kind: 'before', name: 'asr', at: 0, prayerAt: 600_000 },
      defaultReminders,
      messageContext(code, 'UTC'),
    )
    const texts = read(code, 'reminders')
    expect(message).toMatchObject({ language: code, direction })
    expect(message.title).toContain(texts.prayers.asr)
    expect(`${message.title}${message.body}`).not.toContain('{{')
  })

  it('emails are written in it', () => {
    const person = {
      email: 'a@mail.example',
      ownsEmail: false,
      firstName: '',
      username: 'a',
      language: code,
    }
    const texts = read(code, 'emails')
    for (const about of ['confirm', 'known', 'reset', 'emailChanged', 'passwordChanged'] as const) {
      const occasion = { about, link: 'https://rafiq.example/x' } as Parameters<typeof accountEmail>[1]
      const { subject, text, html } = accountEmail(person, occasion)
      expect(subject).toBe(texts[about].subject)
      expect(text).toContain(texts.closing)
      expect(html).toContain(`lang="${code}" dir="${direction}"`)
      expect(`${subject}${text}${html}`).not.toContain('{{')
    }
    const { subject } = confirmationEmail(
      { email: 'a@mail.example', language: code, token: 't' },
      'https://r.example',
    )
    expect(subject).toBe(texts.newsletter.subject)
  })

  it('calendars name prayers, fasts and events in it', async () => {
    const place = 'latitude=51.507&longitude=-0.128'
    const prayers = summaries((await get(`/api/prayer-times.ics?${place}&language=${code}`)).body)
    const { names } = read(code, 'prayer')
    for (const prayer of ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'])
      expect(
        prayers.some((summary) => summary.includes(names[prayer])),
        names[prayer],
      ).toBe(true)
    const events = summaries((await get(`/api/hijri-events.ics?language=${code}`)).body)
    expect(events).toContain(read(code, 'hijri-calendar').events.eid_al_fitr)
  })
})

it.each([
  ['ms-BN', 'ms'],
  ['ur-IN', 'ur'],
  ['fa-AF, en;q=0.8', 'fa'],
  ['bn-IN', 'bn'],
  ['in-ID', 'id'],
  ['fr-CA, fr;q=0.9, en;q=0.8', 'fr'],
  ['es-419', 'es'],
  ['zh-Hant-TW, hi;q=0.5', 'hi'],
  ['en;q=0.3, tr;q=0.9', 'tr'],
  ['pt-BR', 'en'],
  ['de-AT, pt-BR;q=0.9', 'en'],
  ['', 'en'],
  ['*', 'en'],
])('Accept-Language “%s” gets %s', async (header, code) => {
  const { body } = await get('/', header === '' ? {} : { 'accept-language': header })
  expect(body).toContain(`<html lang="${code}"`)
})
