import { isQuiet, type ReminderSettings } from './reminder-settings.ts'
import type { Reminder } from './reminder-times.ts'

/** A notification as the service worker and the open page show it. It never holds a place. */
export interface ReminderMessage {
  readonly title: string
  readonly body: string
  /** A second one with the same tag takes the place of the first, without a sound. */
  readonly tag: string
  /** Page to open at a press. */
  readonly url: string
  readonly silent: boolean
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** The text of a key such as `reminders:prayers.asr` with its values filled in. */
export type ReminderText = (key: string, values?: Readonly<Record<string, string>>) => string

export interface MessageManner {
  readonly text: ReminderText
  /** `HH:MM` at the place of an instant (milliseconds of the epoch), in Latin digits. */
  readonly clockAt: (instant: number) => string
  /** The same in the digits of the language. */
  readonly digits: (time: string) => string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** The words of a reminder; silent in the quiet hours and where silence was chosen. */
export function reminderMessage(
  reminder: Reminder,
  settings: Pick<ReminderSettings, 'prayers' | 'quiet'>,
  { text, clockAt, digits, language, direction }: MessageManner,
): ReminderMessage {
  const { kind, name, at } = reminder
  const unwanted = kind !== 'daily' && settings.prayers[reminder.name].sound === 'silent'
  const common = {
    tag: reminderTag(reminder),
    silent: unwanted || isQuiet(settings.quiet, clockAt(at)),
    language,
    direction,
  }
  if (kind === 'daily') {
    const [title, body] = [text(`reminders:daily.${name}.title`), text(`reminders:daily.${name}.message`)]
    return { title, body, url: name === 'goals' ? '/goals' : '/prayer-notifications', ...common }
  }
  const values = {
    prayer: text(`reminders:prayers.${name}`),
    time: digits(clockAt(kind === 'before' ? reminder.prayerAt : at)),
  }
  const [title, body] = [
    text(`reminders:message.${kind}.title`, values),
    text(`reminders:message.${kind}.body`, values),
  ]
  return { title, body, url: '/prayer', ...common }
}

/** Names one reminder of one person for good; 32 letters at most, of those that a push service's topic may have. */
export const reminderTag = ({ kind, name, at }: Reminder): string =>
  `${kind === 'before' ? 'b-' : ''}${name}-${Math.round(at / 1000).toString(36)}`
