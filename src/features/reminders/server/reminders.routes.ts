import { everyHour } from '#shared/server/every-hour.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { readAdhan, readReminderService } from '../core/reminders.contract.ts'
import { openAdhanFile } from './adhan-file.ts'
import { limitNewSubscriptions } from './limit-new-subscriptions.ts'
import { createPlanner, type OfficialTables } from './plan-reminders.ts'
import { pushSender } from './push-sender.ts'
import { parsePushServices } from './push-services.ts'
import { reminderJobs } from './reminder-jobs.ts'
import { openSubscriptions } from './reminder-subscriptions.repository.ts'
import { subscriptionRoutes } from './subscription.routes.ts'
import { vapidKeys } from './vapid-keys.ts'

const PUSH_TIMEOUT_MS = 10_000

/** Creates the feature. Official timetables take precedence over calculation. */
export const remindersFeature =
  (officialTables: OfficialTables): ServerFeature =>
  async (app, { settings, database, clock, log, contentFolder }) => {
    const adhan = await openAdhanFile(settings.ADHAN_FILE)
    const timeZoneAt = loadTimeZones(contentFolder)
    const isKnown = parsePushServices(settings.PUSH_SERVICES)
    const subscriptions = openSubscriptions(database)
    let cachedKeys: ReturnType<typeof vapidKeys> | undefined
    const keys = () => {
      cachedKeys ??= vapidKeys(settings.DATA_DIR)
      cachedKeys.catch(() => {
        cachedKeys = undefined
      })
      return cachedKeys
    }
    const send = pushSender({
      keys,
      contact: settings.PUSH_CONTACT ?? ifHttps(settings.PUBLIC_URL) ?? 'mailto:nobody@example.com',
      timeoutMs: PUSH_TIMEOUT_MS,
    })
    const planner = createPlanner(officialTables)
    const jobs = reminderJobs({
      subscriptions,
      send,
      planner,
      clock,
      log,
      checked: (result) => app.jobLog.ended('reminders', result),
    })
    app.addHook('onListen', async () => {
      try {
        await keys()
        jobs.start()
      } catch (error) {
        app.jobLog.ended('reminders', 'failed')
        log.error({ err: error }, 'reminders are not sent')
      }
    })
    everyHour(app, log, {
      name: 'reminderSubscriptions',
      failed: 'idle subscriptions could not be deleted',
      work: () => subscriptions.deleteIdle(clock()),
    })
    app.addHook('onClose', () => jobs.stop())
    app.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })

    subscriptionRoutes(app, {
      isKnown,
      checkLimit: limitNewSubscriptions({ database, subscriptions, clock, log }),
      subscriptions,
      planner,
      timeZoneAt,
      send,
      clock,
    })
    route(app, readReminderService, async () => ({
      publicKey: (await keys()).publicKey,
      adhan: adhan !== undefined,
    }))

    route(app, readAdhan, async ({ reply }) => {
      if (!adhan) throw notFound()
      return reply
        .type(adhan.type)
        .header('cache-control', 'public, max-age=3600')
        .send(await adhan.read())
    })
  }

const ifHttps = (address: string | undefined) => (address?.startsWith('https:') ? address : undefined)
