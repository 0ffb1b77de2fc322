import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { OfficialTable } from '#features/prayer/core/index.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { usualReminders } from '../core/reminder-settings.ts'
import { nextReminder } from '../core/reminder-times.ts'
import { plans } from './plan-of.ts'
import { pushSender } from './push-sender.ts'
import { reminderJobs } from './reminder-jobs.ts'
import {
  openSubscriptions,
  SUBSCRIPTIONS_KEPT,
  type Subscriptions,
} from './reminder-subscriptions.repository.ts'
import { reminderSubscriptions } from './reminder-subscriptions.table.ts'
import { remindersBy } from './reminders.routes.ts'
import { type FakeDevice, type PushService, pushService, status } from './testing/push-service.ts'
import { vapidKeys } from './vapid-keys.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** In London that day: Fajr 05:37, Dhuhr 11:49, Asr 13:45, Maghrib 16:01, Isha 17:54. */
const place = { latitude: 51.50853, longitude: -0.12574 }
const calculation = { method: 'MuslimWorldLeague' as const }
const wish = { place, calculation, language: 'en', settings: usualReminders }
const morning = Date.parse('2026-11-21T10:00:00Z')

interface Set {
  readonly product: TestApp
  readonly service: PushService
  readonly folder: string
  /** Puts the clock to this time. */
  readonly at: (time: number | string) => void
  readonly now: () => Date
}

async function start(begin = morning): Promise<Set> {
  const folder = tempFolder(onTestFinished)
  const service = await pushService(async () => (await vapidKeys(folder)).publicKey)
  onTestFinished(service.close)
  let time = begin
  const now = () => new Date(time)
  const product = await testApp({
    features: [remindersBy(async () => [])],
    clock: now,
    settings: { DATA_DIR: folder, PUSH_SERVICES: service.origin },
  })
  onTestFinished(product.close)
  return {
    ...{ product, service, folder, now },
    at: (next) => {
      time = typeof next === 'number' ? next : Date.parse(next)
    },
  }
}

/** What instances complained of. */
const troubles: unknown[] = []
afterEach(() => expect(troubles.splice(0)).toEqual([]))

/** Another instance on the same database, looking only when it is told. */
function instance({ product, folder, now }: Set, timeoutMs = 5000, clock = now) {
  const keys = () => vapidKeys(folder)
  const jobs = reminderJobs({
    subscriptions: openSubscriptions(product.services.database),
    send: pushSender({ keys, contact: 'mailto:operator@example.org', timeoutMs }),
    planOf: plans(async () => []),
    clock,
    log: {
      error: (...words: unknown[]) => {
        troubles.push(words)
      },
    },
  })
  onTestFinished(() => jobs.end())
  return jobs
}

async function ask({ product }: Set, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api/reminders${path}`,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

async function subscribe(set: Set, changes: object = {}, device = set.service.device()) {
  const { status, body } = await ask(set, 'POST', '', { ...wish, ...device.subscription, ...changes })
  expect(body.error, JSON.stringify(body)).toBeUndefined()
  expect(status).toBe(201)
  return { device, id: body.id as string, nextAt: body.nextAt as string }
}

const tags = ({ received }: Pick<FakeDevice, 'received'>) =>
  received.map(({ message }) => message.tag.replace(/-\w+$/, ''))

const rowsOf = ({ product }: Set) => product.services.database.db.select().from(reminderSubscriptions)

test('a reminder comes at its time, signed, encrypted, and without a place', async () => {
  const set = await start()
  const { device, id, nextAt } = await subscribe(set)
  expect(nextAt).toMatch(/^2026-11-21T11:4\d:00.000Z$/)
  const jobs = instance(set)
  set.at(Date.parse(nextAt) - 1)
  await jobs.look()
  expect(device.received).toEqual([])
  set.at(Date.parse(nextAt) + 2000)
  await jobs.look()
  await jobs.look()
  expect(set.service.faults).toEqual([])
  expect(device.received).toHaveLength(1)
  const [push] = device.received
  expect(push?.message).toMatchObject({ title: 'Time for Dhuhr', silent: false, url: '/prayer' })
  expect(push?.plaintext).not.toMatch(/51\.|London|latitude/)
  expect(push?.ttl, 'a device that comes back later than five minutes gets nothing').toBe(298)
  expect(push?.topic).toBe(push?.message.tag)
  const { body } = await ask(set, 'GET', `/${id}`)
  expect(body.log).toEqual([{ kind: 'prayer', name: 'dhuhr', at: nextAt, outcome: 'sent' }])
})

test('the server keeps what it needs: a hash of the id, a place to a kilometre', async () => {
  const set = await start()
  const { id, device } = await subscribe(set)
  const [row] = await rowsOf(set)
  expect(JSON.stringify(row)).not.toContain(id)
  expect(row).toMatchObject({ latitude: 51.51, longitude: -0.13, timeZone: 'Europe/London' })
  expect((await ask(set, 'GET', `/${id}`)).body).toEqual({
    nextAt: expect.any(String),
    service: '127.0.0.1',
    place: { latitude: 51.51, longitude: -0.13 },
    timeZone: 'Europe/London',
    language: 'en',
    log: [],
  })
  expect((await ask(set, 'GET', `/${'x'.repeat(32)}`)).status).toBe(404)
  const again = await subscribe(set, {}, device)
  expect(await rowsOf(set), 'one device, one subscription').toHaveLength(1)
  expect((await ask(set, 'GET', `/${id}`)).status, 'the old id leads nowhere').toBe(404)
  expect((await ask(set, 'DELETE', `/${again.id}`)).body).toEqual({ deleted: true })
  expect(await rowsOf(set)).toEqual([])
  expect((await ask(set, 'DELETE', `/${again.id}`)).body).toEqual({ deleted: false })
})

test('a day brings every prayer, what comes before it, and the daily ones, in the person’s language', async () => {
  const set = await start(Date.parse('2026-11-21T00:30:00Z'))
  const settings = {
    ...usualReminders,
    prayers: {
      ...usualReminders.prayers,
      asr: { on: true, before: 10, sound: 'tone' },
      isha: { on: false, before: 30, sound: 'adhan' },
    },
    daily: { ...usualReminders.daily, nightDua: { on: true, time: '22:15' } },
    quiet: { on: true, from: '22:00', to: '06:00' },
  }
  const { device } = await subscribe(set, { settings, language: 'ar' })
  const jobs = instance(set)
  for (;;) {
    const wakeAt = (await rowsOf(set))[0]?.wakeAt
    if (!wakeAt || wakeAt >= new Date('2026-11-22T00:00:00Z')) break
    set.at(wakeAt.getTime() + 1000)
    await jobs.look()
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

test('the goals come as a word that says nothing of them, and not from devices that know no such reminder', async () => {
  const set = await start(Date.parse('2026-11-21T12:00:00Z'))
  const { goals: _, ...before } = usualReminders
  const settings = { ...before, on: false }
  const { device: older } = await subscribe(set, { settings })
  const { device, id } = await subscribe(set, {
    settings: { ...settings, goals: { on: true, time: '18:00', days: [6] } },
  })
  set.at('2026-11-21T18:00:01Z')
  await instance(set).look()
  expect(older.received).toEqual([])
  expect(device.received.map(({ message }) => [message.title, message.body])).toEqual([
    ['Your goals', 'A few quiet minutes for what you set out to do.'],
  ])
  expect((await ask(set, 'GET', `/${id}`)).body.log[0]).toMatchObject({ kind: 'daily', name: 'goals' })
  set.at('2026-11-22T18:00:01Z')
  await instance(set).look()
  expect(device.received, 'Sunday was not chosen').toHaveLength(1)
})

test('the goals wait for the next day where nothing is left of them today', async () => {
  const set = await start(Date.parse('2026-11-21T12:00:00Z'))
  const goals = { on: true, time: '18:00', days: [6, 7], skip: '2026-11-21' }
  const { device } = await subscribe(set, { settings: { ...usualReminders, on: false, goals } })
  set.at('2026-11-21T18:00:01Z')
  await instance(set).look()
  expect(device.received).toEqual([])
  set.at('2026-11-22T18:00:01Z')
  await instance(set).look()
  expect(device.received.map(({ message }) => message.title)).toEqual(['Your goals'])
})

test('two instances at once send each reminder once', async () => {
  const set = await start()
  const devices: FakeDevice[] = []
  for (let index = 0; index < 60; index++) devices.push((await subscribe(set)).device)
  set.service.answer = (_, response) => void setTimeout(() => response.writeHead(201).end(), 20)
  const [one, other] = [instance(set), instance(set)]
  set.at('2026-11-21T11:50:00Z')
  await Promise.all([one.look(), other.look(), one.look()])
  set.at('2026-11-21T13:46:00Z')
  await Promise.all([one.look(), other.look()])
  expect(devices.map(tags)).toEqual(devices.map(() => ['dhuhr', 'asr']))
})

test.each([404, 410])('an endpoint that answers %s is dropped', async (code) => {
  const set = await start()
  const { id } = await subscribe(set)
  set.service.answer = status(code)
  set.at('2026-11-21T11:50:00Z')
  await instance(set).look()
  expect(set.service.asked).toHaveLength(1)
  expect(await rowsOf(set)).toEqual([])
  expect((await ask(set, 'GET', `/${id}`)).status).toBe(404)
})

test('429 is heeded: nothing is asked before Retry-After, and then it is sent', async () => {
  const set = await start()
  const { device, nextAt } = await subscribe(set)
  set.service.answer = status(429, { 'retry-after': '120' })
  const jobs = instance(set)
  const due = Date.parse(nextAt)
  set.at(due)
  await jobs.look()
  expect(set.service.asked).toHaveLength(1)
  set.service.answer = status(201)
  set.at(due + 119_000)
  await jobs.look()
  expect(set.service.asked).toHaveLength(1)
  set.at(due + 121_000)
  await jobs.look()
  expect(tags(device)).toEqual(['dhuhr'])
})

test.each([
  ['fails', 500, status(500)],
  ['hangs', undefined, () => undefined],
] as const)(
  'a service that %s is tried again with longer pauses, and given up after five minutes',
  async (_, __, answer) => {
    const set = await start()
    const { device, id, nextAt } = await subscribe(set)
    set.service.answer = answer
    const jobs = instance(set, 100)
    const due = Date.parse(nextAt)
    const tries: number[] = []
    for (let second = 0; second < 310; second += 1) {
      set.at(due + second * 1000)
      const before = set.service.asked.length
      const [row] = await rowsOf(set)
      if (row?.wakeAt && row.wakeAt <= set.now()) await jobs.look()
      if (set.service.asked.length > before) tries.push(second)
    }
    const pauses = tries.slice(1).map((second, index) => second - (tries[index] ?? 0))
    expect(tries.length).toBeGreaterThan(4)
    expect(tries.length).toBeLessThan(14)
    expect(pauses[0]).toBeLessThan(10)
    expect(Math.max(...pauses)).toBeGreaterThan(30)
    expect(Math.max(...tries), 'nothing is sent too late').toBeLessThanOrEqual(300)
    expect(device.received).toEqual([])
    const { body } = await ask(set, 'GET', `/${id}`)
    expect(body.log).toEqual([{ kind: 'prayer', name: 'dhuhr', at: nextAt, outcome: 'late' }])
    set.service.answer = status(201)
    set.at('2026-11-21T13:46:00Z')
    await jobs.look()
    expect(tags(device), 'the next one comes').toEqual(['asr'])
  },
)

test('what the service refuses is not tried again, and the log says so', async () => {
  const set = await start()
  const { id } = await subscribe(set)
  set.service.answer = status(403)
  const jobs = instance(set)
  set.at('2026-11-21T11:50:00Z')
  await jobs.look()
  set.at('2026-11-21T11:51:00Z')
  await jobs.look()
  expect(set.service.asked).toHaveLength(1)
  expect((await ask(set, 'GET', `/${id}`)).body.log).toMatchObject([{ outcome: 'refused' }])
})

test.each([
  ['refuses', status(403)],
  ['does not answer', () => undefined],
] as const)('a device whose push service %s for a month is gone, and no sooner', async (_, answer) => {
  const set = await start()
  const { id } = await subscribe(set)
  // What answers is waited for, however busy the machine is.
  const [patient, impatient] = [instance(set), instance(set, 20)]
  const day = async (number: number, jobs = impatient) => {
    set.at(morning + number * 24 * HOUR)
    await jobs.look()
    const due = (await rowsOf(set))[0]?.wakeAt?.getTime() ?? 0
    for (const later of [0, 6 * MINUTE]) {
      set.at(due + later)
      await jobs.look()
    }
  }
  set.service.answer = answer
  await day(0)
  await day(29)
  set.service.answer = status(201)
  await day(30, patient)
  set.service.answer = answer
  for (const number of [31, 32, 60]) await day(number)
  expect(await rowsOf(set), 'it took something in between').toHaveLength(1)
  await day(62)
  expect(await rowsOf(set)).toEqual([])
  expect((await ask(set, 'GET', `/${id}`)).status).toBe(404)
})

test('a server that was away for two months gives up on nobody', async () => {
  const set = await start()
  const { device } = await subscribe(set)
  const jobs = instance(set)
  for (const time of ['2027-01-21T11:30:00Z', '2027-01-21T14:00:00Z', '2027-03-21T12:30:00Z']) {
    set.at(time)
    await jobs.look()
  }
  expect(await rowsOf(set)).toHaveLength(1)
  const [row] = await rowsOf(set)
  set.at(row?.wakeAt?.getTime() ?? 0)
  await jobs.look()
  expect(device.received).toHaveLength(1)
})

test('a device has one subscription, though its push service gave it another address', async () => {
  const set = await start()
  const { id } = await subscribe(set)
  await subscribe(set)
  await subscribe(set, { replaces: id })
  expect(await rowsOf(set)).toHaveLength(2)
  expect((await ask(set, 'GET', `/${id}`)).status).toBe(404)
  expect((await subscribe(set, { replaces: id })).id, 'one that is gone stands in nobody’s way').toBeDefined()
})

test('where nothing is to be sent for a month, nothing is kept', async () => {
  const set = await start()
  const none = { ...usualReminders, on: false }
  const { id } = await subscribe(set, { settings: none })
  await subscribe(set)
  const subscriptions = openSubscriptions(set.product.services.database)
  await subscriptions.dropIdle(new Date(morning + 30 * 24 * HOUR))
  expect(await rowsOf(set)).toHaveLength(2)
  set.at(morning + HOUR)
  await ask(set, 'PUT', `/${id}`, { ...wish, settings: { ...none, adhan: !none.adhan } })
  await subscriptions.dropIdle(new Date(morning + 30 * 24 * HOUR + HOUR))
  expect(await rowsOf(set), 'it was changed meanwhile').toHaveLength(2)
  await subscriptions.dropIdle(new Date(morning + 30 * 24 * HOUR + HOUR + 1))
  expect(await rowsOf(set)).toMatchObject([{ settings: usualReminders }])
})

test('one network does not fill the table, and keeps nobody out for long', async () => {
  const set = await start()
  const from = async (remoteAddress: string, device = set.service.device()) => {
    const payload = { ...wish, ...device.subscription }
    const { app } = set.product
    const answer = await app.inject({ method: 'POST', url: '/api/reminders', payload, remoteAddress })
    return answer.statusCode
  }
  const first = set.service.device()
  expect(await from('2001:db8::1', first)).toBe(201)
  for (let count = 1; count < 500; count++) await from(`2001:db8::${count.toString(16)}`)
  expect(await rowsOf(set)).toHaveLength(500)
  expect(await from('2001:db8::ffff')).toBe(429)
  expect(await from('2001:db8::ffff', first), 'whoever is here already is no new one').toBe(201)
  expect(await from('2001:db8:0:1::1')).toBe(201)
  set.at(morning + MINUTE)
  expect(await from('2001:db8::ffff')).toBe(201)
  expect(await from('2001:db8::ffff')).toBe(429)
})

test('when there is no room for more devices, new ones are told so, and those that are here may change', async () => {
  const set = await start()
  const { device } = await subscribe(set)
  const { db } = set.product.services.database
  await db.execute(sql`insert into reminder_subscriptions
      (id, endpoint, p256dh, auth, latitude, longitude, time_zone, language, settings, calculation, handled_until)
    select n, n, '', '', 0, 0, 'UTC', 'en', '{}', '{}', now() from generate_series(2, ${SUBSCRIPTIONS_KEPT}) n`)
  const answer = await ask(set, 'POST', '', { ...wish, ...set.service.device().subscription })
  expect([answer.status, answer.body.error.code]).toEqual([503, 'reminders_full'])
  expect((await subscribe(set, {}, device)).id).toBeDefined()
})

test('the largest subscription that is taken is small', async () => {
  const set = await start()
  const { subscription } = set.service.device()
  const endpoint = subscription.endpoint.padEnd(1000, 'x')
  const more = { note: 'x'.repeat(2000) }
  const settings = { ...usualReminders, ...more, quiet: { ...usualReminders.quiet, ...more } }
  const { id } = await subscribe(set, {
    endpoint,
    settings,
    calculation: { ...calculation, ...more },
    ...more,
  })
  const [row] = await rowsOf(set)
  expect(JSON.stringify(row).length).toBeLessThan(4000)
  await ask(set, 'PUT', `/${id}`, { ...wish, settings, ...more })
  expect(JSON.stringify((await rowsOf(set))[0]).length).toBeLessThan(4000)
})

test.each([301, 302, 307, 308])(
  'a service that points elsewhere with %s is not followed there',
  async (code) => {
    const set = await start()
    const { id } = await subscribe(set)
    set.service.answer = status(code, { location: `${set.service.origin}/inner` })
    expect((await ask(set, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'refused' })
    expect(set.service.asked).toHaveLength(1)
  },
)

test('a push service that hangs does not hold up another', async () => {
  const set = await start()
  const other = await pushService(async () => (await vapidKeys(set.folder)).publicKey)
  onTestFinished(other.close)
  for (let index = 0; index < 80; index++) await subscribe(set)
  const { db } = set.product.services.database
  const quick = other.device()
  const slow = await subscribe(set)
  const [row] = await rowsOf(set)
  const values = { endpoint: quick.subscription.endpoint, ...quick.subscription.keys }
  await db
    .update(reminderSubscriptions)
    .set(values)
    .where(eq(reminderSubscriptions.endpoint, slow.device.subscription.endpoint))
  expect(row).toBeDefined()
  set.service.answer = () => undefined
  set.at('2026-11-21T11:50:00Z')
  let isOver = false
  const looking = instance(set)
    .look()
    .finally(() => {
      isOver = true
    })
  await expect.poll(() => isOver || quick.received.length > 0, { timeout: 20_000 }).toBe(true)
  expect(isOver, 'the quick one was sent before the other was given up').toBe(false)
  await looking
})

test('a server that was killed while sending leaves nothing behind: the next one sends it, under the same tag', async () => {
  const set = await start()
  const { device, nextAt } = await subscribe(set)
  const due = Date.parse(nextAt)
  set.at(due)
  const subscriptions = openSubscriptions(set.product.services.database)
  expect(await subscriptions.claim(10, set.now()), 'and there it died').toHaveLength(1)
  const jobs = instance(set)
  set.at(due + 30_000)
  await jobs.look()
  expect(device.received, 'it may be at work still').toEqual([])
  set.at(due + 61_000)
  await jobs.look()
  await jobs.look()
  expect(tags(device)).toEqual(['dhuhr'])
})

test('an app that is told to end while it begins no longer asks the database', async () => {
  const asked: PropertyKey[] = []
  const subscriptions = new Proxy({} as Subscriptions, {
    get: (_, name) => async () => {
      asked.push(name)
      return []
    },
  })
  const parts = { send: async () => ({ outcome: 'sent' }) as const, planOf: plans(async () => []) }
  const log = { error: () => undefined }
  const jobs = reminderJobs({ ...parts, subscriptions, log, clock: () => new Date(morning) })
  await jobs.end()
  jobs.begin()
  await jobs.end()
  expect(asked).toEqual([])
})

test('what a slow holder brings after its claim ended does not undo what another did', async () => {
  const set = await start()
  const { device } = await subscribe(set)
  set.at('2026-11-21T11:50:00Z')
  const subscriptions = openSubscriptions(set.product.services.database)
  const [stale] = await subscriptions.claim(1, set.now())
  set.at('2026-11-21T11:51:30Z')
  const jobs = instance(set)
  await jobs.look()
  const progress = { handledUntil: morning, wakeAt: morning, attempts: 0, failingSince: null, log: [] }
  await subscriptions.finish([{ id: '', turn: 0, revision: 0, ...stale, ...progress }], set.now())
  await jobs.look()
  expect(tags(device)).toEqual(['dhuhr'])
})

test('after hours without a server what was missed is left out and said, and the next one comes', async () => {
  const set = await start()
  const { device, id } = await subscribe(set)
  set.at('2026-11-21T16:00:30Z')
  await instance(set).look()
  expect(device.received).toEqual([])
  const { body } = await ask(set, 'GET', `/${id}`)
  expect(
    body.log.map(({ name, outcome }: { name: string; outcome: string }) => `${name} ${outcome}`),
  ).toEqual(['asr late', 'dhuhr late'])
  expect(body.nextAt).toMatch(/T16:0/)
})

test('five minutes late is sent, a second more is not', async () => {
  for (const [late, sent] of [
    [5 * MINUTE, 1],
    [5 * MINUTE + 1000, 0],
  ] as const) {
    const set = await start()
    const { device, nextAt } = await subscribe(set)
    set.at(Date.parse(nextAt) + late)
    await instance(set).look()
    expect(device.received).toHaveLength(sent)
  }
})

test('a clock that jumps ahead and back costs nothing but what it passed', async () => {
  const set = await start()
  const { device, id, nextAt } = await subscribe(set)
  const jobs = instance(set)
  set.at(morning + 400 * 24 * HOUR)
  await jobs.look()
  expect(device.received, 'all of it is late by then').toEqual([])
  set.at(morning + MINUTE)
  await jobs.look()
  expect((await ask(set, 'GET', `/${id}`)).body.nextAt).toBe(nextAt)
  set.at(Date.parse(nextAt) + 1000)
  await jobs.look()
  expect(tags(device)).toEqual(['dhuhr'])
  set.at(Date.parse(nextAt) - 2 * MINUTE)
  await jobs.look()
  set.at(Date.parse(nextAt) + 2000)
  await jobs.look()
  expect(tags(device), 'a small step back sends nothing twice').toEqual(['dhuhr'])
})

test('a change counts from now on, also while something is being sent', async () => {
  const set = await start()
  const { device, id } = await subscribe(set)
  const jobs = instance(set)
  set.at('2026-11-21T11:50:00Z')
  const none = { ...usualReminders, on: false }
  let changed: Promise<unknown> | undefined
  set.service.answer = (_, response) => {
    changed = ask(set, 'PUT', `/${id}`, { ...wish, settings: none }).then(() => response.writeHead(201).end())
  }
  await jobs.look()
  await changed
  await jobs.look()
  expect((await rowsOf(set))[0]?.wakeAt, 'nothing is wanted any more').toBeNull()
  const { body } = await ask(set, 'PUT', `/${id}`, { ...wish, settings: { ...none, on: true } })
  expect(body.nextAt).toMatch(/T13:4/)
  set.at('2026-11-21T13:46:00Z')
  await jobs.look()
  expect(tags(device)).toEqual(['dhuhr', 'asr'])
})

test('a test is sent at once, and says what came of it', async () => {
  const set = await start()
  const { device, id } = await subscribe(set)
  expect((await ask(set, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'sent' })
  expect(device.received[0]?.message).toMatchObject({ title: 'Reminders work', tag: 'test' })
  set.service.answer = status(500)
  expect((await ask(set, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'later' })
  set.service.answer = status(410)
  expect((await ask(set, 'POST', `/${id}/test`)).body).toEqual({ outcome: 'gone' })
  expect((await ask(set, 'POST', `/${id}/test`)).status).toBe(404)
})

test('wrong subscriptions are refused with the field that is wrong', async () => {
  const set = await start()
  const { subscription } = set.service.device()
  const { keys } = subscription
  const refused = async (changes: object) => {
    const answer = await ask(set, 'POST', '', { ...wish, ...subscription, ...changes })
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    return answer.body.error.fields?.[0]
  }
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.example.com/x',
    set.service.origin.replace('127.0.0.1', 'user@127.0.0.1'),
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
  const settings = { ...usualReminders, quiet: { on: true, from: '25:00', to: '07:00' } }
  expect(await refused({ settings })).toMatchObject({ field: 'settings.quiet.from' })
  expect(await rowsOf(set)).toEqual([])
})

test('the keys are made once, for this account alone, and are not replaced when they are damaged', async () => {
  const folder = join(tempFolder(onTestFinished), 'data')
  const [keys, ...others] = await Promise.all([1, 2, 3, 4].map(() => vapidKeys(folder)))
  expect(others.every((other) => other.privateKey === keys?.privateKey)).toBe(true)
  const file = join(folder, 'vapid.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys)
  writeFileSync(file, '{"publicKey":')
  await expect(vapidKeys(folder)).rejects.toThrow('vapid.json holds no keys')
})

test('the adhan is the operator’s file, or there is none', async () => {
  const DATA_DIR = tempFolder(onTestFinished)
  const ADHAN_FILE = join(DATA_DIR, 'adhan.mp3')
  const build = (settings: object) =>
    testApp({ features: [remindersBy(async () => [])], settings: { DATA_DIR, ...settings } })
  await expect(build({ ADHAN_FILE })).rejects.toThrow('ADHAN_FILE cannot be')
  writeFileSync(ADHAN_FILE, 'sound')
  for (const [settings, code] of [
    [{ ADHAN_FILE }, 200],
    [{}, 404],
  ] as const) {
    const product = await build(settings)
    onTestFinished(product.close)
    const answer = await product.app.inject('/api/reminders/adhan')
    expect(answer.statusCode).toBe(code)
    expect((await product.app.inject('/api/reminders/service')).json().adhan).toBe(code === 200)
    if (code === 200) expect([answer.body, answer.headers['content-type']]).toEqual(['sound', 'audio/mpeg'])
  }
})

test('an official timetable wins over calculation where it holds', async () => {
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
  const planOf = plans(async () => [table])
  const row = { ...wish, ...place, timeZone: 'Europe/London' }
  expect(nextReminder(await planOf(row), morning)).toMatchObject({ name: 'dhuhr', at: dhuhr })
  const far = await planOf({ ...row, latitude: 52.48, longitude: -1.9 })
  expect(nextReminder(far, morning)?.at).not.toBe(dhuhr)
})
