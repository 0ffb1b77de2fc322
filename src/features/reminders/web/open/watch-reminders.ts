import { isTooLate } from '../../core/lateness.ts'
import {
  nextReminder,
  type Reminder,
  type ReminderPlan,
  remindersBetween,
} from '../../core/reminder-times.ts'

/** Timers pause during sleep and ignore clock changes, so the clock is read regularly. */
const CHECK_EVERY_MS = 10_000

/**
 * Calls `give` for every reminder due after `since` (milliseconds), on time; after sleep also for those at
 * most five minutes late. Returns a function that stops watching.
 */
export function watchReminders(
  plan: ReminderPlan,
  since: number,
  give: (reminder: Reminder) => void,
): () => void {
  let seen = since
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const now = Date.now()
    for (const reminder of remindersBetween(plan, seen, now)) if (!isTooLate(reminder.at, now)) give(reminder)
    seen = now
    const next = nextReminder(plan, now)?.at ?? Number.POSITIVE_INFINITY
    timer = setTimeout(look, Math.min(next - now, CHECK_EVERY_MS))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
