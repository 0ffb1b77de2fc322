import { isQuiet, type ReminderSettings, reminderChoice } from './reminder-settings.ts'
import type { Reminder } from './reminder-times.ts'

/** A notification, as the service worker and the open page show it. It never contains a place. */
export interface ReminderMessage {
  readonly title: string
  readonly body: string
  /** A later notification with the same tag replaces this one silently. */
  readonly tag: string
  /** The page that a tap opens. */
  readonly url: string
  readonly silent: boolean
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** Translates a key such as `reminders:prayers.asr` with its values. */
export type ReminderText = (key: string, values?: Readonly<Record<string, string>>) => string

export interface MessageContext {
  readonly text: ReminderText
  /** The local time (`HH:MM`, Latin digits) of an instant in milliseconds. */
  readonly clockAt: (instant: number) => string
  /** A time (`HH:MM`) as the person reads it. */
  readonly formatClock: (time: string) => string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** Builds a reminder’s notification; silent in quiet hours and where the person chose silence. */
export function reminderMessage(
  reminder: Reminder,
  settings: Pick<ReminderSettings, 'prayers' | 'fasts' | 'quiet'>,
  { text, clockAt, formatClock, language, direction }: MessageContext,
): ReminderMessage {
  const { kind, name, at } = reminder
  const isMuted = kind !== 'daily' && reminderChoice(settings, reminder.name).sound === 'silent'
  const common = {
    tag: reminderTag(reminder),
    silent: isMuted || isQuiet(settings.quiet, clockAt(at)),
    language,
    direction,
  }
  if (kind === 'daily') {
    const [title, body] = [text(`reminders:daily.${name}.title`), text(`reminders:daily.${name}.message`)]
    return { title, body, url: name === 'goals' ? '/goals' : '/prayer-notifications', ...common }
  }
  const isFast = name === 'suhur' || name === 'iftar'
  const values = {
    prayer: isFast ? '' : text(`reminders:prayers.${name}`),
    time: formatClock(clockAt(kind === 'before' ? reminder.prayerAt : at)),
  }
  const part = isFast ? `reminders:fasts.${name}.${kind}` : `reminders:message.${kind}`
  const [title, body] = [text(`${part}.title`, values), text(`${part}.body`, values)]
  return { title, body, url: '/prayer', ...common }
}

/** A stable id of a reminder for its person: at most 32 characters that a push topic may contain. */
export const reminderTag = ({ kind, name, at }: Reminder): string =>
  `${kind === 'before' ? 'b-' : ''}${name}-${Math.round(at / 1000).toString(36)}`
