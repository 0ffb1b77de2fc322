import { wallClock } from '#shared/core/civil-date.ts'
import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { currentLanguage, loadMessages, t } from '#shared/web/i18n/i18n.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { isTooLate } from '../../core/lateness.ts'
import { type ReminderMessage, reminderMessage, reminderTag } from '../../core/reminder-message.ts'
import { type ReminderSettings, soundOf } from '../../core/reminder-settings.ts'
import type { Reminder } from '../../core/reminder-times.ts'
import { readSavedSubscription } from '../push/saved-subscription.ts'
import { claimReminder } from './claim-reminder.ts'
import { type PlayingSound, playSound } from './sounds.ts'

export interface ShownReminder {
  readonly message: ReminderMessage
  /** The sound, once it plays; the text doesn’t wait for it. Resolves to `undefined` when silent. */
  readonly sounding: Promise<PlayingSound | undefined>
}

/** Pages that may play sound go first, visible ones before hidden ones. */
const UNTOUCHED_WAITS_MS = 1500
const HIDDEN_WAITS_MS = 400

/** Loads the messages of reminders, retrying until it succeeds. */
export const loadReminderMessages = () => retryImport(() => loadMessages(['reminders']))

/** Shows a reminder in this page unless another page has. Returns what to show. */
export async function showReminder(
  reminder: Reminder,
  settings: ReminderSettings,
  timeZone: string,
): Promise<ShownReminder | undefined> {
  const touched = navigator.userActivation?.hasBeenActive ?? true
  const wait = touched ? (document.hidden ? HIDDEN_WAITS_MS : 0) : UNTOUCHED_WAITS_MS
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  if (!(await claimReminder(reminderTag(reminder)))) return undefined
  await loadReminderMessages()
  if (isTooLate(reminder.at, Date.now())) return undefined
  const { code: language, direction } = currentLanguage()
  const clockAt = (instant: number) => wallClock(new Date(instant), timeZone).time
  const manner = { text: t, clockAt, formatClock, language, direction }
  const message = reminderMessage(reminder, settings, manner)
  if (document.hidden) await notify(message)
  const sound = soundFor(reminder, settings, message)
  return { message, sounding: sound ? playSound(sound).catch(() => undefined) : Promise.resolve(undefined) }
}

function soundFor(reminder: Reminder, settings: ReminderSettings, { silent }: ReminderMessage) {
  if (silent) return undefined
  if (reminder.kind !== 'prayer') return 'tone'
  const sound = soundOf(settings, reminder.name)
  return sound === 'silent' ? undefined : sound
}

/** Adds a system notification when the page is hidden and no push will arrive. */
async function notify({ title, body, tag, url }: ReminderMessage): Promise<void> {
  try {
    if (readSavedSubscription() || Notification.permission !== 'granted') return
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, {
      body,
      tag,
      silent: true,
      icon: '/icon-192.png',
      data: { url },
    })
  } catch {
    // The page shows the reminder anyway.
  }
}
