import { isTooLate, MAX_DELAY_MS } from '../core/lateness.ts'
import { type LogEntry, prependToLog } from '../core/reminder-log.ts'
import { reminderMessage, reminderTag } from '../core/reminder-message.ts'
import { nextReminder, type Reminder, remindersBetween } from '../core/reminder-times.ts'
import { messageContext } from './message-context.ts'
import type { Planner } from './plan-reminders.ts'
import type { PushSender } from './push-sender.ts'
import type { Subscription } from './reminder-subscriptions.repository.ts'
import type { Progress } from './subscription-leases.repository.ts'

export interface DeliveryServices {
  readonly send: PushSender
  readonly planner: Planner
  readonly clock: () => Date
}

const PAUSE_MS = 5000
const MAX_PAUSE_MS = 60_000
/**
 * A subscription whose push service accepts nothing for this long is dead, even if the service doesn’t say
 * so.
 */
const ABANDON_AFTER_MS = 30 * 86_400_000
/** After a longer outage, only the last two days are logged. */
const MAX_LOOKBACK_MS = 48 * 3_600_000

/**
 * Sends the due reminders of one subscription and skips those that are too late. Returns its progress, or
 * `gone` when the push service has ended the subscription or accepted nothing for a month.
 */
export async function deliverReminders(
  subscription: Subscription,
  { send, planner, clock }: DeliveryServices,
): Promise<Progress | 'gone'> {
  const { id, attemptNo, revision, language, timeZone, settings } = subscription
  const now = clock().getTime()
  const plan = await planner(subscription)
  const context = messageContext(language, timeZone, settings.hour12)
  const after = Math.max(subscription.handledUntil.getTime(), now - MAX_LOOKBACK_MS)
  const entries: LogEntry[] = []
  let failingSince = subscription.failingSince?.getTime() ?? null
  const recordFailure = () => {
    failingSince ??= now
    return now - failingSince > ABANDON_AFTER_MS
  }
  const toProgress = (handledUntil: number, wakeAt: number | null, attempts: number): Progress => ({
    ...{ id, attemptNo, revision, handledUntil, wakeAt, attempts, failingSince },
    log: prependToLog(subscription.log, entries),
  })
  let handled = subscription.handledUntil.getTime()
  for (const reminder of remindersBetween(plan, after, now)) {
    const { kind, name, at } = reminder
    const time = clock().getTime()
    if (isTooLate(at, time)) {
      // Without earlier attempts the server may just have been down; an attempted reminder counts as a
      // failure.
      if (subscription.attempts > 0 && entries.length === 0 && recordFailure()) return 'gone'
      entries.push({ kind, name, at, outcome: 'late' })
    } else {
      const message = reminderMessage(reminder, settings, context)
      const ttl = Math.max(0, Math.ceil((at + MAX_DELAY_MS - time) / 1000))
      const result = await send(subscription, {
        payload: JSON.stringify(message),
        topic: reminderTag(reminder),
        ttl,
      })
      if (result.outcome === 'gone' || (result.outcome === 'refused' && recordFailure())) return 'gone'
      if (result.outcome === 'sent') failingSince = null
      if (result.outcome === 'later') {
        const attempts = subscription.attempts + 1
        return toProgress(
          handled,
          nextTry(reminder, clock().getTime(), attempts, result.retryAfterMs),
          attempts,
        )
      }
      entries.push({ kind, name, at, outcome: result.outcome })
    }
    handled = at
  }
  return toProgress(Math.max(handled, now), nextReminder(plan, Math.max(handled, now))?.at ?? null, 0)
}

/**
 * Doubles the pause after every failure, respects the service’s Retry-After, and retries no later than the
 * reminder expires.
 */
function nextTry({ at }: Reminder, now: number, attempts: number, retryAfterMs = 0): number {
  const doubled = Math.min(PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS)
  // Add jitter, so that failed subscriptions don’t retry together.
  const pause = Math.max(doubled * (0.75 + Math.random() / 2), retryAfterMs)
  return Math.min(now + pause, Math.max(at + MAX_DELAY_MS + 1, now + 1000))
}
