import en from '#locales/en/reminders.json' with { type: 'json' }
import { wallClock } from '#shared/core/civil-date.ts'
import { formatClockTime } from '#shared/core/clock-time.ts'
import { interfaceLanguage, languageOf, languages } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import type { MessageContext, ReminderText } from '../core/reminder-message.ts'

const textsIn = interfaceTexts('reminders', en)

/** The context for messages in a language and time zone, with a clock of 12 or 24 hours. Languages without messages use English. */
export function messageContext(language: string, timeZone: string, isHour12 = false): MessageContext {
  const { code, locale, direction } = interfaceLanguage(languageOf(language) ?? languages[0])
  return {
    text: textReader(textsIn(code)),
    clockAt: (instant) => wallClock(new Date(instant), timeZone).time,
    formatClock: (time) => formatClockTime(time, locale, isHour12),
    language: code,
    direction,
  }
}

function textReader(source: unknown): ReminderText {
  return (key, values = {}) => {
    let value = source
    for (const part of key.replace('reminders:', '').split('.'))
      value = (value as Record<string, unknown> | undefined)?.[part]
    return String(value ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
