import { ApiError } from '#shared/web/api/request.ts'
import type { ReminderSettings } from '../../core/reminder-settings.ts'
import type { ReminderBasis } from '../calculation.ts'
import { keepSubscription, keptSubscription } from './kept-subscription.ts'
import { addSubscription, changeSubscription, deleteSubscription, readService, wishOf } from './push-calls.ts'
import { pushRegistration } from './push-support.ts'

export type SubscribeResult =
  | 'on'
  | 'blocked'
  | 'dismissed'
  | 'unsupported'
  | 'unreachable'
  | 'failed'
  | 'refused'

/** Asks for the permission, which only works from a tap, and subscribes this device. Never throws. */
export async function turnOn(basis: ReminderBasis, settings: ReminderSettings): Promise<SubscribeResult> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  const service = await readService().catch(() => undefined)
  if (!service) return 'unreachable'
  const registration = await pushRegistration()
  if (!registration) return 'unsupported'
  const subscription = await subscribeTo(registration, service.publicKey).catch(() => undefined)
  if (!subscription) return 'failed'
  try {
    await tell(subscription, basis, settings)
    return 'on'
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unreachable'
    return error.code === 'unknown_push_service' ? 'refused' : 'failed'
  }
}

/** A subscription for the server's key; one that was made for another key is ended first. */
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

async function tell(
  subscription: PushSubscription,
  basis: ReminderBasis,
  settings: ReminderSettings,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const wish = wishOf(basis, settings)
  const before = keptSubscription()
  const { id } = await addSubscription({
    ...wish,
    ...(before && { replaces: before.id }),
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
  keepSubscription({ id, endpoint: endpoint ?? '', told: JSON.stringify(wish) })
}

/** Ends it here and on the server. Throws when the server cannot be reached; then all is as it was. */
export async function turnOff(): Promise<void> {
  const kept = keptSubscription()
  if (kept) await deleteSubscription(kept.id)
  keepSubscription(undefined)
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Tells the server what has changed, also when the browser has changed or ended the subscription. What cannot be told
 * now is told another time.
 */
export async function keepInStep(basis: ReminderBasis, settings: ReminderSettings): Promise<void> {
  const kept = keptSubscription()
  if (!kept) return
  const registration = await pushRegistration()
  if (!registration) return
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) {
    await deleteSubscription(kept.id)
    return keepSubscription(undefined)
  }
  if (subscription.endpoint !== kept.endpoint) return tell(subscription, basis, settings)
  const wish = wishOf(basis, settings)
  const told = JSON.stringify(wish)
  if (told === kept.told) return
  try {
    await changeSubscription(kept.id, wish)
    keepSubscription({ ...kept, told })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    // The server has lost or dropped it; this device still has its end.
    await tell(subscription, basis, settings)
  }
}
