import { ApiError } from '#shared/web/api/request.ts'
import type { ReminderSettings } from '../../core/reminder-settings.ts'
import type { ReminderContext } from '../reminder-context.ts'
import {
  addSubscription,
  changeSubscription,
  deleteSubscription,
  readService,
  subscriptionChoices,
} from './push-calls.ts'
import { pushRegistration } from './push-support.ts'
import { readSavedSubscription, saveSubscription } from './saved-subscription.ts'

export type SubscribeResult =
  | 'on'
  | 'blocked'
  | 'dismissed'
  | 'unsupported'
  | 'unreachable'
  | 'failed'
  | 'refused'

/** Asks for permission, which needs a tap, and subscribes this device. Never throws. */
export async function turnOn(basis: ReminderContext, settings: ReminderSettings): Promise<SubscribeResult> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  const service = await readService().catch(() => undefined)
  if (!service) return 'unreachable'
  const registration = await pushRegistration()
  if (!registration) return 'unsupported'
  const subscription = await subscribeTo(registration, service.publicKey).catch(() => undefined)
  if (!subscription) return 'failed'
  try {
    await sendSubscription(subscription, basis, settings)
    return 'on'
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unreachable'
    return error.code === 'unknown_push_service' ? 'refused' : 'failed'
  }
}

/** Subscribes with the server’s key; a subscription with another key is ended first. */
async function subscribeTo(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

async function sendSubscription(
  subscription: PushSubscription,
  basis: ReminderContext,
  settings: ReminderSettings,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const choices = subscriptionChoices(basis, settings)
  const before = readSavedSubscription()
  const { id } = await addSubscription({
    ...choices,
    ...(before && { replaces: before.id }),
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
  saveSubscription({ id, endpoint: endpoint ?? '', sent: JSON.stringify(choices) })
}

/** Unsubscribes here and on the server. Throws without changes when the server can’t be reached. */
export async function turnOff(): Promise<void> {
  const saved = readSavedSubscription()
  if (saved) await deleteSubscription(saved.id)
  saveSubscription(undefined)
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Sends changes to the server, including a subscription that the browser changed or ended. Failed updates are
 * sent later.
 */
export async function syncSubscription(basis: ReminderContext, settings: ReminderSettings): Promise<void> {
  const saved = readSavedSubscription()
  if (!saved) return
  const registration = await pushRegistration()
  if (!registration) return
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) {
    await deleteSubscription(saved.id)
    return saveSubscription(undefined)
  }
  if (subscription.endpoint !== saved.endpoint) return sendSubscription(subscription, basis, settings)
  const choices = subscriptionChoices(basis, settings)
  const sent = JSON.stringify(choices)
  if (sent === saved.sent) return
  try {
    await changeSubscription(saved.id, choices)
    saveSubscription({ ...saved, sent })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    // The server deleted it, but this device still has its subscription.
    await sendSubscription(subscription, basis, settings)
  }
}
