import { ECDH } from 'node:crypto'
import { AppError } from '#shared/core/app-error.ts'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { nextReminder } from '../core/reminder-times.ts'
import {
  readReminders,
  subscribeReminders,
  testReminders,
  unsubscribeReminders,
  updateReminders,
} from '../core/reminders.contract.ts'
import type { limitNewSubscriptions } from './limit-new-subscriptions.ts'
import { messageContext } from './message-context.ts'
import type { createPlanner } from './plan-reminders.ts'
import type { pushSender } from './push-sender.ts'
import type { Subscription, SubscriptionChoices, Subscriptions } from './reminder-subscriptions.repository.ts'

const SUBSCRIPTIONS_PER_MINUTE = 20
const TESTS_PER_MINUTE = 6
const TEST_TTL_S = 60

type ChoicesBody = { readonly place: Coordinates } & Pick<
  SubscriptionChoices,
  'settings' | 'calculation' | 'language'
>

interface SubscriptionServices {
  readonly subscriptions: Subscriptions
  readonly planner: ReturnType<typeof createPlanner>
  readonly send: ReturnType<typeof pushSender>
  readonly checkLimit: ReturnType<typeof limitNewSubscriptions>
  /** Whether an endpoint is one of an allowed push service. */
  readonly isKnown: (endpoint: string) => boolean
  readonly timeZoneAt: (place: Coordinates) => string
  readonly clock: () => Date
}

/** The calls of a device about its own subscription, which its secret id names. */
export function subscriptionRoutes(app: RafiqServer, services: SubscriptionServices): void {
  const { subscriptions, planner, send, checkLimit, isKnown, timeZoneAt, clock } = services

  const toChoices = ({ place, ...choices }: ChoicesBody): SubscriptionChoices => {
    const timeZone = timeZoneAt(place)
    const country = choices.calculation.country ?? countryOfZone(timeZone)
    return { ...choices, ...roundPlace(place), timeZone, calculation: { ...choices.calculation, country } }
  }
  const nextInstant = async (choices: SubscriptionChoices) => {
    const next = nextReminder(await planner(choices), clock().getTime())
    return next ? new Date(next.at) : null
  }
  const getSubscription = async (id: string): Promise<Subscription> => {
    const subscription = await subscriptions.find(id)
    if (!subscription) throw notFound()
    return subscription
  }

  route(
    app,
    subscribeReminders,
    async ({ body: { endpoint, keys: deviceKeys, replaces, ...body }, request, reply }) => {
      checkPush(endpoint, deviceKeys.p256dh, isKnown)
      if (!(await subscriptions.has(endpoint))) await checkLimit(request, reply)
      const choices = toChoices(body)
      const nextAt = await nextInstant(choices)
      const id = await subscriptions.add({ endpoint, ...deviceKeys }, choices, clock(), nextAt, replaces)
      return { id, nextAt: nextAt?.toISOString() ?? null }
    },
    { limit: SUBSCRIPTIONS_PER_MINUTE },
  )

  route(app, updateReminders, async ({ params: { id }, body }) => {
    const choices = toChoices(body)
    const nextAt = await nextInstant(choices)
    if (!(await subscriptions.change(id, choices, clock(), nextAt))) throw notFound()
    return { nextAt: nextAt?.toISOString() ?? null }
  })

  route(app, readReminders, async ({ params: { id } }) => {
    const subscription = await getSubscription(id)
    return toAnswer(subscription, await nextInstant(subscription))
  })

  route(app, unsubscribeReminders, async ({ params: { id } }) => ({
    deleted: await subscriptions.remove(id),
  }))

  route(
    app,
    testReminders,
    async ({ params: { id } }) => {
      const subscription = await getSubscription(id)
      const { outcome } = await send(subscription, testPush(subscription))
      if (outcome === 'gone') await subscriptions.deleteGone([subscription])
      return { outcome }
    },
    { limit: TESTS_PER_MINUTE },
  )
}

/** Throws if the push service is not allowed or the device's key is not valid. */
function checkPush(endpoint: string, key: string, isKnown: SubscriptionServices['isKnown']): void {
  if (!isKnown(endpoint)) {
    throw new AppError('unknown_push_service', 400, 'This push service is not allowed.', [
      { field: 'endpoint', code: 'unknown_push_service' },
    ])
  }
  if (!isP256Point(key)) {
    throw new AppError('not_a_key', 400, 'The key is not a valid P-256 public key.', [
      { field: 'keys.p256dh', code: 'not_a_key' },
    ])
  }
}

function toAnswer(
  { endpoint, latitude, longitude, timeZone, language, log: entries }: Subscription,
  nextAt: Date | null,
): AnswerOf<typeof readReminders> {
  return {
    nextAt: nextAt?.toISOString() ?? null,
    service: new URL(endpoint).hostname,
    place: { latitude, longitude },
    timeZone,
    language,
    log: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
  }
}

function testPush(subscription: Subscription) {
  const { text, language, direction } = messageContext(subscription.language, subscription.timeZone)
  const message = {
    title: text('reminders:message.test.title'),
    body: text('reminders:message.test.body'),
    ...{ tag: 'test', url: '/prayer-notifications', silent: false, language, direction },
  }
  return { payload: JSON.stringify(message), topic: 'test', ttl: TEST_TTL_S }
}

/** Two decimals, about a kilometre; prayer times differ by four seconds at most. */
function roundPlace({ latitude, longitude }: Coordinates): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return { latitude: round(latitude), longitude: round(longitude) }
}

function isP256Point(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}
