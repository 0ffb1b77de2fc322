import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, isNotNull, sql } from 'drizzle-orm'
import pino from 'pino'
import { defaultReminders } from '#features/reminders/core/reminder-settings.ts'
import { nextReminder } from '#features/reminders/core/reminder-times.ts'
import { createPlanner } from '#features/reminders/server/plan-reminders.ts'
import { pushSender } from '#features/reminders/server/push-sender.ts'
import { reminderJobs } from '#features/reminders/server/reminder-jobs.ts'
import {
  openSubscriptions,
  type SubscriptionChoices,
} from '#features/reminders/server/reminder-subscriptions.repository.ts'
import { reminderSubscriptions as table } from '#features/reminders/server/reminder-subscriptions.table.ts'
import { startPushService } from '#features/reminders/server/testing/push-service.ts'
import { vapidKeys } from '#features/reminders/server/vapid-keys.ts'
import { type Database, openPool } from '#shared/server/database/database.ts'
import { openEmbedded } from '#shared/server/database/embedded/embedded-database.ts'
import { applyMigrations } from '#shared/server/database/migrate.ts'
import { endsWithBench } from '../ends-with-bench.ts'
import { crowd } from './crowd.ts'

const PEOPLE = 100_000
const DAY_MS = 86_400_000
const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z')
/** The jobs run every two seconds; here they always run as late as possible. */
const LOOK_EVERY_MS = 2000
const SAMPLE = 2000

/** The cost of a day of reminders on this machine. */
export interface ReminderFigures {
  readonly people: number
  readonly reminders: number
  /** Next instants calculated per second, each with the days it needs. */
  readonly instantsPerSecond: number
  /** Pushes per second: encrypted, sent to a local service, and decrypted by it in the same process. */
  readonly pushesPerSecond: number
  readonly lateness: { readonly median: number; readonly p99: number; readonly most: number }
  /** Memory of this process in millions of bytes. */
  readonly memory: number
  readonly seconds: number
}

/**
 * A day of reminders for 100,000 people, as fast as possible on this machine. The clock stops while nothing
 * is due, and advances by the time of the work and by the push latency of a sample that was really sent.
 */
export async function measureReminders(migrations: string): Promise<ReminderFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-reminders-'))
  const log = pino({ level: 'error' })
  const opening = openEmbedded({ dataFolder: folder, log, onLost: () => {} })
  let database: Database | undefined
  const end = endsWithBench(async () => {
    await (await opening).close()
    rmSync(folder, { recursive: true, force: true })
  })
  try {
    const { connection } = await opening
    await applyMigrations(connection, migrations)
    database = openPool(connection, 4)
    const pushesPerSecond = await sendSample(folder)
    const instantsPerSecond = await settle(database)
    return {
      people: PEOPLE,
      instantsPerSecond,
      pushesPerSecond,
      ...(await liveOneDay(database, pushesPerSecond)),
    }
  } finally {
    await database?.close()
    await end()
  }
}

async function sendSample(folder: string): Promise<number> {
  const keys = () => vapidKeys(folder)
  const service = await startPushService(async () => (await keys()).publicKey)
  const send = pushSender({ keys, contact: 'mailto:operator@example.org', timeoutMs: 10_000 })
  const { endpoint, keys: theirs } = service.device().subscription
  const push = { payload: JSON.stringify({ title: 'x'.repeat(200) }), topic: 'bench', ttl: 300 }
  const begin = performance.now()
  for (let sent = 0; sent < SAMPLE; sent += 100) {
    await Promise.all(Array.from({ length: 100 }, () => send({ endpoint, ...theirs }, push)))
  }
  const rate = SAMPLE / ((performance.now() - begin) / 1000)
  await service.close()
  if (service.received.length !== SAMPLE)
    throw new Error(`${service.received.length} of ${SAMPLE} pushes came.`)
  return rate
}

/** Stores all people with their first instant; returns the instants calculated per second. */
async function settle({ db }: Database): Promise<number> {
  const planner = createPlanner(async () => [])
  const people = crowd(PEOPLE)
  let spent = 0
  for (let first = 0; first < people.length; first += 1000) {
    const rows = []
    const begin = performance.now()
    for (const [index, dweller] of people.slice(first, first + 1000).entries()) {
      const wish: SubscriptionChoices = {
        ...dweller,
        language: 'en',
        settings: defaultReminders,
        calculation: {},
      }
      const wakeAt = nextReminder(await planner(wish), MIDNIGHT)?.at ?? MIDNIGHT
      const id = String(first + index)
      const address = {
        endpoint: `https://push.example.com/${id}`,
        p256dh: 'x'.repeat(87),
        auth: 'x'.repeat(22),
      }
      rows.push({ ...wish, ...address, id, handledUntil: new Date(MIDNIGHT), wakeAt: new Date(wakeAt) })
    }
    spent += performance.now() - begin
    await db.insert(table).values(rows)
  }
  await db.execute(sql`analyze ${table}`)
  return PEOPLE / (spent / 1000)
}

async function liveOneDay(database: Database, pushesPerSecond: number) {
  const begin = performance.now()
  let skipped = 0
  const now = () => MIDNIGHT + (performance.now() - begin) + skipped
  const lateness: number[] = []
  const jobs = reminderJobs({
    subscriptions: openSubscriptions(database),
    planner: createPlanner(async () => []),
    clock: () => new Date(now()),
    log: {
      error: (...words: unknown[]) => {
        throw new Error(String(words))
      },
    },
    checked: () => undefined,
    send: async (_, { topic }) => {
      skipped += 1000 / pushesPerSecond
      lateness.push(now() - Number.parseInt(topic.split('-').at(-1) ?? '', 36) * 1000)
      return { outcome: 'sent' }
    },
  })
  let memory = 0
  for (;;) {
    const [first] = await database.db
      .select({ wakeAt: table.wakeAt })
      .from(table)
      .where(isNotNull(table.wakeAt))
      .orderBy(asc(table.wakeAt))
      .limit(1)
    const next = first?.wakeAt?.getTime() ?? Number.POSITIVE_INFINITY
    if (next > MIDNIGHT + DAY_MS) break
    skipped += Math.max(0, next + LOOK_EVERY_MS - now())
    await jobs.sendDue()
    memory = Math.max(memory, process.memoryUsage().rss / 1e6)
  }
  await jobs.stop()
  lateness.sort((a, b) => a - b)
  const at = (part: number) => (lateness[Math.floor(lateness.length * part)] ?? 0) / 1000
  return {
    reminders: lateness.length,
    lateness: { median: at(0.5), p99: at(0.99), most: (lateness.at(-1) ?? 0) / 1000 },
    memory,
    seconds: (performance.now() - begin) / 1000,
  }
}

/** The results as Markdown. */
export function remindersTable(figures: ReminderFigures): string {
  const { lateness } = figures
  const [n, seconds] = [
    (value: number) => Math.round(value).toLocaleString('en'),
    (s: number) => `${s.toFixed(1)} s`,
  ]
  return [
    '| A day of reminders | |',
    '| --- | --- |',
    `| people, reminders | ${n(figures.people)}, ${n(figures.reminders)} |`,
    `| next instants a second | ${n(figures.instantsPerSecond)} |`,
    `| pushes a second (one process sends and decrypts) | ${n(figures.pushesPerSecond)} |`,
    `| lateness: median, p99, most | ${seconds(lateness.median)}, ${seconds(lateness.p99)} (limit 30 s), ${seconds(lateness.most)} |`,
    `| memory of the process | ${n(figures.memory)} MB |`,
    `| the day took | ${seconds(figures.seconds)} |`,
  ].join('\n')
}
