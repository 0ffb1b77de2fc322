import { ECDH } from 'node:crypto'
import { AppError } from '#shared/core/app-error.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { nextReminder } from '../core/reminder-times.ts'
import {
  readReminderService,
  readReminders,
  subscribeReminders,
  testReminders,
  unsubscribeReminders,
  updateReminders,
} from '../core/reminders.contract.ts'
import { adhanFile } from './adhan-file.ts'
import { admission } from './admission.ts'
import { mannerOf } from './message-texts.ts'
import { type OfficialTables, plans } from './plan-of.ts'
import { pushSender } from './push-sender.ts'
import { knownPushServices } from './push-services.ts'
import { reminderJobs } from './reminder-jobs.ts'
import { openSubscriptions, type Subscription, type Wish } from './reminder-subscriptions.repository.ts'
import { vapidKeys } from './vapid-keys.ts'

const SUBSCRIPTIONS_A_MINUTE = 20
const TESTS_A_MINUTE = 6
const PUSH_TIMEOUT_MS = 10_000
const TEST_TTL_S = 60

type WishBody = { readonly place: Coordinates } & Pick<Wish, 'settings' | 'calculation' | 'language'>

/** Reminders at the times of official timetables where they hold, else at calculated ones. */
export const remindersBy =
  (officialTables: OfficialTables): ServerFeature =>
  async (app, { settings, database, clock, log, contentFolder }) => {
    const adhan = await adhanFile(settings.ADHAN_FILE)
    const timeZoneAt = loadTimeZones(contentFolder)
    const isKnown = knownPushServices(settings.PUSH_SERVICES)
    const subscriptions = openSubscriptions(database)
    let made: ReturnType<typeof vapidKeys> | undefined
    const keys = () => {
      made ??= vapidKeys(settings.DATA_DIR)
      made.catch(() => {
        made = undefined
      })
      return made
    }
    const send = pushSender({
      keys,
      contact: settings.PUSH_CONTACT ?? httpsOf(settings.PUBLIC_URL) ?? 'mailto:nobody@example.com',
      timeoutMs: PUSH_TIMEOUT_MS,
    })
    const planOf = plans(officialTables)
    const admit = admission({ database, subscriptions, clock, log })
    const jobs = reminderJobs({ subscriptions, send, planOf, clock, log })
    app.addHook('onListen', async () => {
      try {
        await keys()
        jobs.begin()
      } catch (error) {
        log.error({ err: error }, 'reminders are not sent')
      }
    })
    everyHour(app, log, 'idle subscriptions could not be deleted', () => subscriptions.dropIdle(clock()))
    app.addHook('onClose', () => jobs.end())
    app.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })

    const wishOf = ({ place, ...wish }: WishBody): Wish => {
      const timeZone = timeZoneAt(place)
      const country = wish.calculation.country ?? countryOfZone(timeZone)
      return { ...wish, ...aboutAKilometre(place), timeZone, calculation: { ...wish.calculation, country } }
    }
    const nextOf = async (wish: Wish) => {
      const next = nextReminder(await planOf(wish), clock().getTime())
      return next ? new Date(next.at) : null
    }
    const found = async (id: string): Promise<Subscription> => {
      const subscription = await subscriptions.find(id)
      if (!subscription) throw notFound()
      return subscription
    }

    route(app, readReminderService, async () => ({
      publicKey: (await keys()).publicKey,
      adhan: adhan !== undefined,
    }))

    route(
      app,
      subscribeReminders,
      async ({ body: { endpoint, keys: theirs, replaces, ...body }, request, reply }) => {
        if (!isKnown(endpoint)) {
          throw new AppError('unknown_push_service', 400, 'This push service is not allowed.', [
            { field: 'endpoint', code: 'unknown_push_service' },
          ])
        }
        if (!isPoint(theirs.p256dh)) {
          throw new AppError('not_a_key', 400, 'The key is not a valid P-256 public key.', [
            { field: 'keys.p256dh', code: 'not_a_key' },
          ])
        }
        if (!(await subscriptions.has(endpoint))) await admit(request, reply)
        const wish = wishOf(body)
        const nextAt = await nextOf(wish)
        const id = await subscriptions.add({ endpoint, ...theirs }, wish, clock(), nextAt, replaces)
        return { id, nextAt: nextAt?.toISOString() ?? null }
      },
      { limit: SUBSCRIPTIONS_A_MINUTE },
    )

    route(app, updateReminders, async ({ params: { id }, body }) => {
      const wish = wishOf(body)
      const nextAt = await nextOf(wish)
      if (!(await subscriptions.change(id, wish, clock(), nextAt))) throw notFound()
      return { nextAt: nextAt?.toISOString() ?? null }
    })

    route(app, readReminders, async ({ params: { id } }) => {
      const { endpoint, latitude, longitude, timeZone, language, log: entries, ...rest } = await found(id)
      const nextAt = await nextOf({ ...rest, latitude, longitude, timeZone, language })
      return {
        nextAt: nextAt?.toISOString() ?? null,
        service: new URL(endpoint).hostname,
        place: { latitude, longitude },
        timeZone,
        language,
        log: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
      }
    })

    route(app, unsubscribeReminders, async ({ params: { id } }) => ({
      deleted: await subscriptions.remove(id),
    }))

    route(
      app,
      testReminders,
      async ({ params: { id } }) => {
        const subscription = await found(id)
        const { text, language, direction } = mannerOf(subscription.language, subscription.timeZone)
        const message = {
          title: text('reminders:message.test.title'),
          body: text('reminders:message.test.body'),
          ...{ tag: 'test', url: '/prayer-notifications', silent: false, language, direction },
        }
        const push = { payload: JSON.stringify(message), topic: 'test', ttl: TEST_TTL_S }
        const { outcome } = await send(subscription, push)
        if (outcome === 'gone') await subscriptions.removeGone([subscription])
        return { outcome }
      },
      { limit: TESTS_A_MINUTE },
    )

    app.get('/api/reminders/adhan', { schema: { hide: true } }, async (_, reply) => {
      if (!adhan) throw notFound()
      return reply
        .type(adhan.type)
        .header('cache-control', 'public, max-age=3600')
        .send(await adhan.read())
    })
  }

/** Two decimals: its times differ by four seconds at most. */
function aboutAKilometre({ latitude, longitude }: Coordinates): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return { latitude: round(latitude), longitude: round(longitude) }
}

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

const httpsOf = (address: string | undefined) => (address?.startsWith('https:') ? address : undefined)
