import { type LogEntry, longerLog } from '../core/kept-subscription.ts'
import { isTooLate, LATEST_MS } from '../core/lateness.ts'
import { reminderMessage, reminderTag } from '../core/reminder-message.ts'
import { nextReminder, type Reminder, remindersBetween } from '../core/reminder-times.ts'
import { mannerOf } from './message-texts.ts'
import type { PlanOf } from './plan-of.ts'
import type { PushSender } from './push-sender.ts'
import type { Progress, Subscription } from './reminder-subscriptions.repository.ts'

export interface GivingParts {
  readonly send: PushSender
  readonly planOf: PlanOf
  readonly clock: () => Date
}

const PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000
/** A device whose push service takes nothing for so long is gone, though the service does not say so. */
const GIVEN_UP_AFTER_MS = 30 * 86_400_000
/** After a longer silence only the last two days are accounted for. */
const LOOKS_BACK_MS = 48 * 3_600_000

/**
 * Sends what is due to one subscription and leaves out what is too late. Returns how far it came, or `gone` when the
 * push service has ended the subscription or has taken nothing of it for a month.
 */
export async function giveReminders(
  subscription: Subscription,
  { send, planOf, clock }: GivingParts,
): Promise<Progress | 'gone'> {
  const { id, turn, revision, language, timeZone, settings } = subscription
  const now = clock().getTime()
  const plan = await planOf(subscription)
  const manner = mannerOf(language, timeZone)
  const after = Math.max(subscription.handledUntil.getTime(), now - LOOKS_BACK_MS)
  const entries: LogEntry[] = []
  let failingSince = subscription.failingSince?.getTime() ?? null
  const failed = () => {
    failingSince ??= now
    return now - failingSince > GIVEN_UP_AFTER_MS
  }
  const progress = (handledUntil: number, wakeAt: number | null, attempts: number): Progress => ({
    ...{ id, turn, revision, handledUntil, wakeAt, attempts, failingSince },
    log: longerLog(subscription.log, entries),
  })
  let handled = subscription.handledUntil.getTime()
  for (const reminder of remindersBetween(plan, after, now)) {
    const { kind, name, at } = reminder
    const time = clock().getTime()
    if (isTooLate(at, time)) {
      // Nobody may have looked; what was tried is a failure.
      if (subscription.attempts > 0 && entries.length === 0 && failed()) return 'gone'
      entries.push({ kind, name, at, outcome: 'late' })
    } else {
      const message = reminderMessage(reminder, settings, manner)
      const ttl = Math.max(0, Math.ceil((at + LATEST_MS - time) / 1000))
      const result = await send(subscription, {
        payload: JSON.stringify(message),
        topic: reminderTag(reminder),
        ttl,
      })
      if (result.outcome === 'gone' || (result.outcome === 'refused' && failed())) return 'gone'
      if (result.outcome === 'sent') failingSince = null
      if (result.outcome === 'later') {
        const attempts = subscription.attempts + 1
        return progress(
          handled,
          nextTry(reminder, clock().getTime(), attempts, result.retryAfterMs),
          attempts,
        )
      }
      entries.push({ kind, name, at, outcome: result.outcome })
    }
    handled = at
  }
  return progress(Math.max(handled, now), nextReminder(plan, Math.max(handled, now))?.at ?? null, 0)
}

/** Twice as long after every failure, at least what the service asked for; no later than the reminder is given up. */
function nextTry({ at }: Reminder, now: number, attempts: number, retryAfterMs = 0): number {
  const doubled = Math.min(PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
  // Spread, so that those who failed together do not come back together.
  const pause = Math.max(doubled * (0.75 + Math.random() / 2), retryAfterMs)
  return Math.min(now + pause, Math.max(at + LATEST_MS + 1, now + 1000))
}
