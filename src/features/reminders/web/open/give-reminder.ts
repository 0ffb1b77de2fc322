import { wallClock } from '#shared/core/civil-date.ts'
import { formatClock } from '#shared/web/i18n/format.ts'
import { currentLanguage, loadMessages, t } from '#shared/web/i18n/i18n.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { isTooLate } from '../../core/lateness.ts'
import { type ReminderMessage, reminderMessage, reminderTag } from '../../core/reminder-message.ts'
import { type ReminderSettings, soundOf } from '../../core/reminder-settings.ts'
import type { Reminder } from '../../core/reminder-times.ts'
import { keptSubscription } from '../push/kept-subscription.ts'
import { isMineToGive } from './given.ts'
import { playSound, type Sounding } from './sounds.ts'

export interface GivenReminder {
  readonly message: ReminderMessage
  /** What sounds, once it does; the words do not wait for it. `undefined` where nothing is to be heard. */
  readonly sounding: Promise<Sounding | undefined>
}

/** Pages that may sound go first, those that are seen before those that are not. */
const UNTOUCHED_WAITS_MS = 1500
const HIDDEN_WAITS_MS = 400

/** The words of reminders, asked for until they come. */
export const reminderWords = () => retryImport(() => loadMessages(['reminders']))

/** Gives a reminder in this page unless another page has: returns what to show, or `undefined`. */
export async function giveReminder(
  reminder: Reminder,
  settings: ReminderSettings,
  timeZone: string,
): Promise<GivenReminder | undefined> {
  const touched = navigator.userActivation?.hasBeenActive ?? true
  const wait = touched ? (document.hidden ? HIDDEN_WAITS_MS : 0) : UNTOUCHED_WAITS_MS
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  if (!(await isMineToGive(reminderTag(reminder)))) return undefined
  await reminderWords()
  if (isTooLate(reminder.at, Date.now())) return undefined
  const { code: language, direction } = currentLanguage()
  const clockAt = (instant: number) => wallClock(new Date(instant), timeZone).time
  const manner = { text: t, clockAt, digits: formatClock, language, direction }
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

/** A notification beside what the page shows, where nobody sees the page and no push brings one. */
async function notify({ title, body, tag, url }: ReminderMessage): Promise<void> {
  try {
    if (keptSubscription() || Notification.permission !== 'granted') return
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, {
      body,
      tag,
      silent: true,
      icon: '/icon-192.png',
      data: { url },
    })
  } catch {
    // The page shows it all the same.
  }
}
