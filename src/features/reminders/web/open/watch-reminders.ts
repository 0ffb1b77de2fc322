import { isTooLate } from '../../core/lateness.ts'
import {
  nextReminder,
  type Reminder,
  type ReminderPlan,
  remindersBetween,
} from '../../core/reminder-times.ts'

/** Timers stand still while a device sleeps and know nothing of a clock that is put right: so the clock is read anew. */
const READ_CLOCK_EVERY_MS = 10_000

/**
 * Calls `give` for every reminder that falls due from `since` (milliseconds) on, at its time; after a sleep for those
 * that are at most five minutes late. Returns what ends it.
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
    timer = setTimeout(look, Math.min(next - now, READ_CLOCK_EVERY_MS))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
