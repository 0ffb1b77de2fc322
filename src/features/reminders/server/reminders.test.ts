import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { OfficialTable } from '#features/prayer/core/index.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { defaultReminders } from '../core/reminder-settings.ts'
import { nextReminder } from '../core/reminder-times.ts'
import { createPlanner } from './plan-reminders.ts'
import { pushSender } from './push-sender.ts'
import { reminderJobs } from './reminder-jobs.ts'
import {
  MAX_SUBSCRIPTIONS,
  openSubscriptions,
  type Subscriptions,
} from './reminder-subscriptions.repository.ts'
import { reminderSubscriptions } from './reminder-subscriptions.table.ts'
import { remindersFeature } from './reminders.routes.ts'
import { type FakeDevice, type PushService, startPushService, status } from './testing/push-service.ts'
import { vapidKeys } from './vapid-keys.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** In London that day: Fajr 05:37, Dhuhr 11:49, Asr 13:45, Maghrib 16:01, Isha 17:54. */
const place = { latitude: 51.50853, longitude: -0.12574 }
const calculation = { method: 'MuslimWorldLeague' as const }
const choices = { place, calculation, language: 'en', settings: defaultReminders }
const morning = Date.parse('2026-11-21T10:00:00Z')

interface Setup {
  readonly testServer: TestApp
  readonly service: PushService
  readonly folder: string
  /** Sets the clock. */
  readonly at: (time: number | string) => void
  readonly now: () => Date
}

async function start(begin = morning): Promise<Setup> {
  const folder = tempFolder(onTestFinished)
  const service = await startPushService(async () => (await vapidKeys(folder)).publicKey)
  onTestFinished(service.close)
  let time = begin
  const now = () => new Date(time)
  const testServer = await testApp({
    features: [remindersFeature(async () => [])],
    clock: now,
    settings: { DATA_DIR: folder, PUSH_SERVICES: service.origin },
  })
  onTestFinished(testServer.close)
  return {
    ...{ testServer, service, folder, now },
    at: (next) => {
      time = typeof next === 'number' ? next : Date.parse(next)
    },
  }
}

/** Errors that instances logged. */
const loggedErrors: unknown[] = []
afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

/** Another instance on the same database, which only checks when told to. */
function instance({ testServer, folder, now }: Setup, timeoutMs = 5000, clock = now) {
  const keys = () => vapidKeys(folder)
  const jobs = reminderJobs({
    subscriptions: openSubscriptions(testServer.services.database),
    send: pushSender({ keys, contact: 'mailto:operator@example.org', timeoutMs }),
    planner: createPlanner(async () => []),
    clock,
    log: {
      error: (...args: unknown[]) => {
        loggedErrors.push(args)
      },
    },
    checked: () => undefined,
  })
  onTestFinished(() => jobs.stop())
  return jobs
}

async function ask(
  { testServer }: Setup,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await testServer.app.inject({
    method,
    url: `/api/reminders${path}`,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

async function subscribe(setup: Setup, changes: object = {}, device = setup.service.device()) {
  const { status, body } = await ask(setup, 'POST', '', { ...choices, ...device.subscription, ...changes })
  expect(body.error, JSON.stringify(body)).toBeUndefined()
  expect(status).toBe(201)
  return { device, id: body.id as string, nextAt: body.nextAt as string }
}

const tags = ({ received }: Pick<FakeDevice, 'received'>) =>
  received.map(({ message }) => message.tag.replace(/-\w+$/, ''))

const rowsOf = ({ testServer }: Setup) => testServer.services.database.db.select().from(reminderSubscriptions)

test('a reminder arrives on time, signed, encrypted and without a place', async () => {
  const setup = await start()
  const { device, id, nextAt } = await subscribe(setup)
  expect(nextAt).toMatch(/^2026-11-21T11:4\d:00.000Z$/)
  const jobs = instance(setup)
  setup.at(Date.parse(nextAt) - 1)
  await jobs.sendDue()
  expect(device.received).toEqual([])
  setup.at(Date.parse(nextAt) + 2000)
  await jobs.sendDue()
  await jobs.sendDue()
  expect(setup.service.faults).toEqual([])
  expect(device.received).toHaveLength(1)
  const [push] = device.received
  expect(push?.message).toMatchObject({ title: 'Time for Dhuhr', silent: false, url: '/prayer' })
  expect(push?.plaintext).not.toMatch(/51\.|London|latitude/)
  expect(push?.ttl, 'a device that comes back later than five minutes gets nothing').toBe(298)
  expect(push?.topic).toBe(push?.message.tag)
  const { body } = await ask(setup, 'GET', `/${id}`)
  expect(body.log).toEqual([{ kind: 'prayer', name: 'dhuhr', at: nextAt, outcome: 'sent' }])
})

test('the server stores only a hash of the id and a place rounded to a kilometre', async () => {
  const setup = await start()
  const { id, device } = await subscribe(setup)
  const [row] = await rowsOf(setup)
  expect(JSON.stringify(row)).not.toContain(id)
  expect(row).toMatchObject({ latitude: 51.51, longitude: -0.13, timeZone: 'Europe/London' })
  expect((await ask(setup, 'GET', `/${id}`)).body).toEqual({
    nextAt: expect.any(String),
    service: '127.0.0.1',
    place: { latitude: 51.51, longitude: -0.13 },
    timeZone: 'Europe/London',
    language: 'en',
    log: [],
  })
  expect((await ask(setup, 'GET', `/${'x'.repeat(32)}`)).status).toBe(404)
  const again = await subscribe(setup, {}, device)
  expect(await rowsOf(setup), 'one device, one subscription').toHaveLength(1)
  expect((await ask(setup, 'GET', `/${id}`)).status, 'the old id leads nowhere').toBe(404)
  expect((await ask(setup, 'DELETE', `/${again.id}`)).body).toEqual({ deleted: true })
  expect(await rowsOf(setup)).toEqual([])
  expect((await ask(setup, 'DELETE', `/${again.id}`)).body).toEqual({ deleted: false })
})

test('a day brings prayers, early and daily reminders in the person’s language', async () => {
  const setup = await start(Date.parse('2026-11-21T00:30:00Z'))
  const settings = {
    ...defaultReminders,
    prayers: {
      ...defaultReminders.prayers,
      asr: { on: true, before: 10, sound: 'tone' },
      isha: { on: false, before: 30, sound: 'adhan' },
    },
    daily: { ...defaultReminders.daily, nightDua: { on: true, time: '22:15' } },
    quiet: { on: true, from: '22:00', to: '06:00' },
  }
  const { device } = await subscribe(setup, { settings, language: 'ar' })
  const jobs = instance(setup)
  for (;;) {
    const wakeAt = (await rowsOf(setup))[0]?.wakeAt
    if (!wakeAt || wakeAt >= new Date('2026-11-22T00:00:00Z')) break
    setup.at(wakeAt.getTime() + 1000)
    await jobs.sendDue()
  }
  expect(tags(device)).toEqual(['fajr', 'dhuhr', 'b-asr', 'asr', 'maghrib', 'nightDua'])
  expect(device.received.map(({ message }) => message.silent)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
  expect(device.received[2]?.message.title).toBe('اقترب وقت العصر')
  expect(device.received[3]?.message.body).toMatch(/^دخل وقت العصر الساعة ١٣:٤[٠-٩]\.$/)
})

test('a user with a 12-hour clock gets it in messages, and Iftar in Ramadan', async () => {
  const setup = await start(Date.parse('2027-02-20T13:00:00Z'))
  const settings = { ...defaultReminders, hour12: true, hijriAdjustment: 0 }
  const [english, arabic] = [
    await subscribe(setup, { settings }),
    await subscribe(setup, { settings, language: 'ar' }),
  ]
  const jobs = instance(setup)
  for (const time of ['2027-02-20T15:00:00Z', english.nextAt]) {
    setup.at(Date.parse(time) + 1000)
    await jobs.sendDue()
  }
  const wakeAt = (await rowsOf(setup))[0]?.wakeAt
  setup.at((wakeAt?.getTime() ?? 0) + 1000)
  await jobs.sendDue()
  expect(english.device.received.at(-1)?.message).toMatchObject({
    title: 'Time for Iftar',
    body: expect.stringMatching(/^Maghrib began at 5:[23]\d\u00a0pm\. /),
  })
  expect(arabic.device.received.at(-1)?.message.body).toMatch(/^دخل وقت المغرب الساعة ٥:[٢٣][٠-٩]\u00a0م\. /)
  const { body } = await ask(setup, 'GET', `/${english.id}`)
  expect(body.log[0]).toMatchObject({ kind: 'prayer', name: 'iftar', outcome: 'sent' })
})

test('the goals reminder reveals no goals and needs to be chosen', async () => {
  const setup = await start(Date.parse('2026-11-21T12:00:00Z'))
  const { goals: _, ...before } = defaultReminders
  const settings = { ...before, on: false }
  const { device: older } = await subscribe(setup, { settings })
  const { device, id } = await subscribe(setup, {
    settings: { ...settings, goals: { on: true, time: '18:00', days: [6] } },
  })
  setup.at('2026-11-21T18:00:01Z')
  await instance(setup).sendDue()
  expect(older.received).toEqual([])
  expect(device.received.map(({ message }) => [message.title, message.body])).toEqual([
    ['Your goals', 'A few quiet minutes for what you set out to do.'],
  ])
  expect((await ask(setup, 'GET', `/${id}`)).body.log[0]).toMatchObject({ kind: 'daily', name: 'goals' })
  setup.at('2026-11-22T18:00:01Z')
  await instance(setup).sendDue()
  expect(device.received, 'Sunday was not chosen').toHaveLength(1)
})

test('a skipped date moves the goals reminder to the next day', async () => {
  const setup = await start(Date.parse('2026-11-21T12:00:00Z'))
  const goals = { on: true, time: '18:00', days: [6, 7], skip: '2026-11-21' }
  const { device } = await subscribe(setup, { settings: { ...defaultReminders, on: false, goals } })
  setup.at('2026-11-21T18:00:01Z')
  await instance(setup).sendDue()
  expect(device.received).toEqual([])
  setup.at('2026-11-22T18:00:01Z')
  await instance(setup).sendDue()
  expect(device.received.map(({ message }) => message.title)).toEqual(['Your goals'])
})

test('two instances send each reminder once', async () => {
  const setup = await start()
  const devices: FakeDevice[] = []
  for (let index = 0; index < 60; index++) devices.push((await subscribe(setup)).device)
  setup.service.answer = (_, response) => void setTimeout(() => response.writeHead(201).end(), 20)
  const [one, other] = [instance(setup), instance(setup)]
  setup.at('2026-11-21T11:50:00Z')
  await Promise.all([one.sendDue(), other.sendDue(), one.sendDue()])
  setup.at('2026-11-21T13:46:00Z')
  await Promise.all([one.sendDue(), other.sendDue()])
  expect(devices.map(tags)).toEqual(devices.map(() => ['dhuhr', 'asr']))
})

test.each([404, 410])('a subscription whose endpoint answers %s is deleted', async (code) => {
  const setup = await start()
  const { id } = await subscribe(setup)
  setup.service.answer = status(code)
  setup.at('2026-11-21T11:50:00Z')
  await instance(setup).sendDue()
  expect(setup.service.asked).toHaveLength(1)
  expect(await rowsOf(setup)).toEqual([])
  expect((await ask(setup, 'GET', `/${id}`)).status).toBe(404)
})

test('Retry-After of a 429 is respected before the retry', async () => {
  const setup = await start()
  const { device, nextAt } = await subscribe(setup)
  setup.service.answer = status(429, { 'retry-after': '120' })
  const jobs = instance(setup)
  const due = Date.parse(nextAt)
  setup.at(due)
  await jobs.sendDue()
  expect(setup.service.asked).toHaveLength(1)
  setup.service.answer = status(201)
  setup.at(due + 119_000)
  await jobs.sendDue()
  expect(setup.service.asked).toHaveLength(1)
  setup.at(due + 121_000)
  await jobs.sendDue()
  expect(tags(device)).toEqual(['dhuhr'])
})

test.each([
  ['fails', 500, status(500)],
  ['hangs', undefined, () => undefined],
] as const)('a service that %s is retried with growing pauses for five minutes', async (_, __, answer) => {
  const setup = await start()
  const { device, id, nextAt } = await subscribe(setup)
  setup.service.answer = answer
  const jobs = instance(setup, 100)
  const due = Date.parse(nextAt)
  const tries: number[] = []
  for (let second = 0; second < 310; second += 1) {
    setup.at(due + second * 1000)
    const before = setup.service.asked.length
    const [row] = await rowsOf(setup)
    if (row?.wakeAt && row.wakeAt <= setup.now()) await jobs.sendDue()
    if (setup.service.asked.length > before) tries.push(second)
  }
  const pauses = tries.slice(1).map((second, index) => second - (tries[index] ?? 0))
  expect(tries.length).toBeGreaterThan(4)
  expect(tries.length).toBeLessThan(14)
  expect(pauses[0]).toBeLessThan(10)
  expect(Math.max(...pauses)).toBeGreaterThan(30)
  expect(Math.max(...tries), 'nothing is sent too late').toBeLessThanOrEqual(300)
  expect(device.received).toEqual([])
  const { body } = await ask(setup, 'GET', `/${id}`)
  expect(body.log).toEqual([{ kind: 'prayer', name: 'dhuhr', at: nextAt, outcome: 'late' }])
  setup.service.answer = status(201)
  setup.at('2026-11-21T13:46:00Z')
  await jobs.sendDue()
  expect(tags(device), 'the next one comes').toEqual(['asr'])
})

test('a rejected reminder is logged and not retried', async () => {
  const setup = await start()
  const { id } = await subscribe(setup)
  setup.service.answer = status(403)
  const jobs = instance(setup)
  setup.at('2026-11-21T11:50:00Z')
  await jobs.sendDue()
  setup.at('2026-11-21T11:51:00Z')
  await jobs.sendDue()
  expect(setup.service.asked).toHaveLength(1)
  expect((await ask(setup, 'GET', `/${id}`)).body.log).toMatchObject([{ outcome: 'refused' }])
})

test.each([
  ['refuses', status(403)],
  ['does not answer', () => undefined],
] as const)('a subscription whose push service %s for a month is deleted, not sooner', async (_, answer) => {
  const setup = await start()
  const { id } = await subscribe(setup)
  // Instances with a long timeout wait for slow answers on a busy machine.
  const [longTimeout, shortTimeout] = [instance(setup), instance(setup, 20)]
  const day = async (number: number, jobs = shortTimeout) => {
    setup.at(morning + number * 24 * HOUR)
    await jobs.sendDue()
    const due = (await rowsOf(setup))[0]?.wakeAt?.getTime() ?? 0
    for (const later of [0, 6 * MINUTE]) {
      setup.at(due + later)
      await jobs.sendDue()
    }
  }
  setup.service.answer = answer
  await day(0)
  await day(29)
  setup.service.answer = status(201)
  await day(30, longTimeout)
  setup.service.answer = answer
  for (const number of [31, 32, 60]) await day(number)
  expect(await rowsOf(setup), 'it took something in between').toHaveLength(1)
  await day(62)
  expect(await rowsOf(setup)).toEqual([])
  expect((await ask(setup, 'GET', `/${id}`)).status).toBe(404)
})

test('an outage of two months deletes no subscription', async () => {
  const setup = await start()
  const { device } = await subscribe(setup)
  const jobs = instance(setup)
  for (const time of ['2027-01-21T11:30:00Z', '2027-01-21T14:00:00Z', '2027-03-21T12:30:00Z']) {
    setup.at(time)
    await jobs.sendDue()
  }
  expect(await rowsOf(setup)).toHaveLength(1)
  const [row] = await rowsOf(setup)
  setup.at(row?.wakeAt?.getTime() ?? 0)
  await jobs.sendDue()
  expect(device.received).toHaveLength(1)
})

test('a device with a new endpoint replaces its old subscription', async () => {
  const setup = await start()
  const { id } = await subscribe(setup)
  await subscribe(setup)
  await subscribe(setup, { replaces: id })
  expect(await rowsOf(setup)).toHaveLength(2)
  expect((await ask(setup, 'GET', `/${id}`)).status).toBe(404)
  expect(
    (await subscribe(setup, { replaces: id })).id,
    'one that is gone stands in nobody’s way',
  ).toBeDefined()
})

test('a subscription without reminders is deleted after a month', async () => {
  const setup = await start()
  const none = { ...defaultReminders, on: false }
  const { id } = await subscribe(setup, { settings: none })
  await subscribe(setup)
  const subscriptions = openSubscriptions(setup.testServer.services.database)
  await subscriptions.deleteIdle(new Date(morning + 30 * 24 * HOUR))
  expect(await rowsOf(setup)).toHaveLength(2)
  setup.at(morning + HOUR)
  await ask(setup, 'PUT', `/${id}`, { ...choices, settings: { ...none, adhan: !none.adhan } })
  await subscriptions.deleteIdle(new Date(morning + 30 * 24 * HOUR + HOUR))
  expect(await rowsOf(setup), 'it was changed meanwhile').toHaveLength(2)
  await subscriptions.deleteIdle(new Date(morning + 30 * 24 * HOUR + HOUR + 1))
  expect(await rowsOf(setup)).toMatchObject([{ settings: defaultReminders }])
})

test('one network can’t fill the table or block others for long', async () => {
  const setup = await start()
  const from = async (remoteAddress: string, device = setup.service.device()) => {
    const payload = { ...choices, ...device.subscription }
    const { app } = setup.testServer
    const answer = await app.inject({ method: 'POST', url: '/api/reminders', payload, remoteAddress })
    return answer.statusCode
  }
  const first = setup.service.device()
  expect(await from('2001:db8::1', first)).toBe(201)
  for (let count = 1; count < 500; count++) await from(`2001:db8::${count.toString(16)}`)
  expect(await rowsOf(setup)).toHaveLength(500)
  expect(await from('2001:db8::ffff')).toBe(429)
  expect(await from('2001:db8::ffff', first), 'whoever is here already is no new one').toBe(201)
  expect(await from('2001:db8:0:1::1')).toBe(201)
  setup.at(morning + MINUTE)
  expect(await from('2001:db8::ffff')).toBe(201)
  expect(await from('2001:db8::ffff')).toBe(429)
})

test('a full table rejects new devices and lets known ones change', async () => {
  const setup = await start()
  const { device } = await subscribe(setup)
  const { db } = setup.testServer.services.database
  await db.execute(sql`insert into reminder_subscriptions
      (id, endpoint, p256dh, auth, latitude, longitude, time_zone, language, settings, calculation, handled_until)
    select n, n, '', '', 0, 0, 'UTC', 'en', '{}', '{}', now() from generate_series(2, ${MAX_SUBSCRIPTIONS}) n`)
  const answer = await ask(setup, 'POST', '', { ...choices, ...setup.service.device().subscription })
  expect([answer.status, answer.body.error.code]).toEqual([503, 'reminders_full'])
  expect((await subscribe(setup, {}, device)).id).toBeDefined()
})

test('the largest accepted subscription is small', async () => {
  const setup = await start()
  const { subscription } = setup.service.device()
  const endpoint = subscription.endpoint.padEnd(1000, 'x')
  const more = { note: 'x'.repeat(2000) }
  const settings = { ...defaultReminders, ...more, quiet: { ...defaultReminders.quiet, ...more } }
  const { id } = await subscribe(setup, {
    endpoint,
    settings,
    calculation: { ...calculation, ...more },
    ...more,
  })
  const [row] = await rowsOf(setup)
  expect(JSON.stringify(row).length).toBeLessThan(4000)
  await ask(setup, 'PUT', `/${id}`, { ...choices, settings, ...more })
  expect(JSON.stringify((await rowsOf(setup))[0]).length).toBeLessThan(4000)
})

test.each([301, 302, 307, 308])('a redirect with %s is not followed', async (code) => {
  const setup = await start()
  const { id } = await subscribe(setup)
  setup.service.answer = status(code, { location: `${setup.service.origin}/inner` })
  expect((await ask(setup, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'refused' })
  expect(setup.service.asked).toHaveLength(1)
})

test('a hanging push service does not delay another', async () => {
  const setup = await start()
  const other = await startPushService(async () => (await vapidKeys(setup.folder)).publicKey)
  onTestFinished(other.close)
  for (let index = 0; index < 80; index++) await subscribe(setup)
  const { db } = setup.testServer.services.database
  const quick = other.device()
  const slow = await subscribe(setup)
  const [row] = await rowsOf(setup)
  const values = { endpoint: quick.subscription.endpoint, ...quick.subscription.keys }
  await db
    .update(reminderSubscriptions)
    .set(values)
    .where(eq(reminderSubscriptions.endpoint, slow.device.subscription.endpoint))
  expect(row).toBeDefined()
  setup.service.answer = () => undefined
  setup.at('2026-11-21T11:50:00Z')
  let isFinished = false
  const looking = instance(setup)
    .sendDue()
    .finally(() => {
      isFinished = true
    })
  await expect.poll(() => isFinished || quick.received.length > 0, { timeout: 20_000 }).toBe(true)
  expect(isFinished, 'the quick one was sent before the other was given up').toBe(false)
  await looking
})

test('another instance sends the reminder of a killed one under the same tag', async () => {
  const setup = await start()
  const { device, nextAt } = await subscribe(setup)
  const due = Date.parse(nextAt)
  setup.at(due)
  const subscriptions = openSubscriptions(setup.testServer.services.database)
  expect(await subscriptions.claim(10, setup.now()), 'and there it died').toHaveLength(1)
  const jobs = instance(setup)
  setup.at(due + 30_000)
  await jobs.sendDue()
  expect(device.received, 'it may be at work still').toEqual([])
  setup.at(due + 61_000)
  await jobs.sendDue()
  await jobs.sendDue()
  expect(tags(device)).toEqual(['dhuhr'])
})

test('an app that is stopped while starting does not query the database', async () => {
  const asked: PropertyKey[] = []
  const subscriptions = new Proxy({} as Subscriptions, {
    get: (_, name) => async () => {
      asked.push(name)
      return []
    },
  })
  const parts = { send: async () => ({ outcome: 'sent' }) as const, planner: createPlanner(async () => []) }
  const log = { error: () => undefined }
  const checked = () => undefined
  const jobs = reminderJobs({ ...parts, subscriptions, log, checked, clock: () => new Date(morning) })
  await jobs.stop()
  jobs.start()
  await jobs.stop()
  expect(asked).toEqual([])
})

test('a late result of an expired lease changes nothing', async () => {
  const setup = await start()
  const { device } = await subscribe(setup)
  setup.at('2026-11-21T11:50:00Z')
  const subscriptions = openSubscriptions(setup.testServer.services.database)
  const [stale] = await subscriptions.claim(1, setup.now())
  setup.at('2026-11-21T11:51:30Z')
  const jobs = instance(setup)
  await jobs.sendDue()
  const progress = { handledUntil: morning, wakeAt: morning, attempts: 0, failingSince: null, log: [] }
  await subscriptions.finish([{ id: '', attemptNo: 0, revision: 0, ...stale, ...progress }], setup.now())
  await jobs.sendDue()
  expect(tags(device)).toEqual(['dhuhr'])
})

test('missed reminders are skipped and logged after an outage, and the next one arrives', async () => {
  const setup = await start()
  const { device, id } = await subscribe(setup)
  setup.at('2026-11-21T16:00:30Z')
  await instance(setup).sendDue()
  expect(device.received).toEqual([])
  const { body } = await ask(setup, 'GET', `/${id}`)
  expect(
    body.log.map(({ name, outcome }: { name: string; outcome: string }) => `${name} ${outcome}`),
  ).toEqual(['asr late', 'dhuhr late'])
  expect(body.nextAt).toMatch(/T16:0/)
})

test('a reminder is sent up to five minutes late', async () => {
  for (const [late, sent] of [
    [5 * MINUTE, 1],
    [5 * MINUTE + 1000, 0],
  ] as const) {
    const setup = await start()
    const { device, nextAt } = await subscribe(setup)
    setup.at(Date.parse(nextAt) + late)
    await instance(setup).sendDue()
    expect(device.received).toHaveLength(sent)
  }
})

test('a clock that jumps ahead and back loses only the skipped reminders', async () => {
  const setup = await start()
  const { device, id, nextAt } = await subscribe(setup)
  const jobs = instance(setup)
  setup.at(morning + 400 * 24 * HOUR)
  await jobs.sendDue()
  expect(device.received, 'all of it is late by then').toEqual([])
  setup.at(morning + MINUTE)
  await jobs.sendDue()
  expect((await ask(setup, 'GET', `/${id}`)).body.nextAt).toBe(nextAt)
  setup.at(Date.parse(nextAt) + 1000)
  await jobs.sendDue()
  expect(tags(device)).toEqual(['dhuhr'])
  setup.at(Date.parse(nextAt) - 2 * MINUTE)
  await jobs.sendDue()
  setup.at(Date.parse(nextAt) + 2000)
  await jobs.sendDue()
  expect(tags(device), 'a small step back sends nothing twice').toEqual(['dhuhr'])
})

test('a change takes effect at once, even during a delivery', async () => {
  const setup = await start()
  const { device, id } = await subscribe(setup)
  const jobs = instance(setup)
  setup.at('2026-11-21T11:50:00Z')
  const none = { ...defaultReminders, on: false }
  let changed: Promise<unknown> | undefined
  setup.service.answer = (_, response) => {
    changed = ask(setup, 'PUT', `/${id}`, { ...choices, settings: none }).then(() =>
      response.writeHead(201).end(),
    )
  }
  await jobs.sendDue()
  await changed
  await jobs.sendDue()
  expect((await rowsOf(setup))[0]?.wakeAt, 'nothing is wanted any more').toBeNull()
  const { body } = await ask(setup, 'PUT', `/${id}`, { ...choices, settings: { ...none, on: true } })
  expect(body.nextAt).toMatch(/T13:4/)
  setup.at('2026-11-21T13:46:00Z')
  await jobs.sendDue()
  expect(tags(device)).toEqual(['dhuhr', 'asr'])
})

test('a test is sent at once and returns its outcome', async () => {
  const setup = await start()
  const { device, id } = await subscribe(setup)
  expect((await ask(setup, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'sent' })
  expect(device.received[0]?.message).toMatchObject({ title: 'Reminders work', tag: 'test' })
  setup.service.answer = status(500)
  expect((await ask(setup, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'later' })
  setup.service.answer = status(410)
  expect((await ask(setup, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'gone' })
  expect((await ask(setup, 'POST', `/${id}/test`)).status).toBe(404)
})

test('invalid subscriptions are rejected with the field', async () => {
  const setup = await start()
  const { subscription } = setup.service.device()
  const { keys } = subscription
  const refused = async (changes: object) => {
    const answer = await ask(setup, 'POST', '', { ...choices, ...subscription, ...changes })
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    return answer.body.error.fields?.[0]
  }
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.example.com/x',
    setup.service.origin.replace('127.0.0.1', 'user@127.0.0.1'),
  ]) {
    expect(await refused({ endpoint })).toEqual({ field: 'endpoint', code: 'unknown_push_service' })
  }
  expect(await refused({ endpoint: 'file:///etc/passwd' })).toMatchObject({ field: 'endpoint' })
  expect(await refused({ endpoint: `${subscription.endpoint}${'x'.repeat(1000)}` })).toMatchObject({
    field: 'endpoint',
  })
  expect(await refused({ keys: { ...keys, auth: 'short' } })).toMatchObject({ field: 'keys.auth' })
  const off = Buffer.alloc(65, 7)
  off[0] = 4
  expect(await refused({ keys: { ...keys, p256dh: off.toString('base64url') } })).toEqual({
    field: 'keys.p256dh',
    code: 'not_a_key',
  })
  expect(await refused({ place: { latitude: 91, longitude: 0 } })).toMatchObject({ field: 'place.latitude' })
  expect(await refused({ language: 'xx' })).toMatchObject({ field: 'language', code: 'unknown_language' })
  const settings = { ...defaultReminders, quiet: { on: true, from: '25:00', to: '07:00' } }
  expect(await refused({ settings })).toMatchObject({ field: 'settings.quiet.from' })
  expect(await rowsOf(setup)).toEqual([])
})

test('the keys are created once, private to this user, and never replaced when damaged', async () => {
  const folder = join(tempFolder(onTestFinished), 'data')
  const [keys, ...others] = await Promise.all([1, 2, 3, 4].map(() => vapidKeys(folder)))
  expect(others.every((other) => other.privateKey === keys?.privateKey)).toBe(true)
  const file = join(folder, 'vapid.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys)
  writeFileSync(file, '{"publicKey":')
  await expect(vapidKeys(folder)).rejects.toThrow('vapid.json holds no keys')
})

test('the adhan is the operator’s file, if any', async () => {
  const DATA_DIR = tempFolder(onTestFinished)
  const ADHAN_FILE = join(DATA_DIR, 'adhan.mp3')
  const build = (settings: object) =>
    testApp({ features: [remindersFeature(async () => [])], settings: { DATA_DIR, ...settings } })
  await expect(build({ ADHAN_FILE })).rejects.toThrow('ADHAN_FILE cannot be')
  writeFileSync(ADHAN_FILE, 'sound')
  for (const [settings, code] of [
    [{ ADHAN_FILE }, 200],
    [{}, 404],
  ] as const) {
    const testServer = await build(settings)
    onTestFinished(testServer.close)
    const answer = await testServer.app.inject('/api/reminders/adhan')
    expect(answer.statusCode).toBe(code)
    expect((await testServer.app.inject('/api/reminders/service')).json().adhan).toBe(code === 200)
    if (code === 200) expect([answer.body, answer.headers['content-type']]).toEqual(['sound', 'audio/mpeg'])
  }
})

test('an official timetable takes precedence over calculation', async () => {
  const time = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`)
  const dhuhr = time('11:59')
  const times = {
    fajr: time('05:30'),
    sunrise: time('07:26'),
    dhuhr,
    asr: time('13:50'),
    maghrib: time('16:05'),
    isha: time('17:55'),
  }
  const table: OfficialTable = {
    ...{
      id: 'london',
      name: 'London',
      source: 'test',
      version: '1',
      radiusKm: 30,
      timeZone: 'Europe/London',
    },
    ...place,
    days: new Map([[time('00:00') / (24 * HOUR), { times }]]),
  }
  const planner = createPlanner(async () => [table])
  const row = { ...choices, ...place, timeZone: 'Europe/London' }
  expect(nextReminder(await planner(row), morning)).toMatchObject({ name: 'dhuhr', at: dhuhr })
  const far = await planner({ ...row, latitude: 52.48, longitude: -1.9 })
  expect(nextReminder(far, morning)?.at).not.toBe(dhuhr)
})
