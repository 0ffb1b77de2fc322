import ar from '#locales/ar/reminders.json' with { type: 'json' }
import en from '#locales/en/reminders.json' with { type: 'json' }
import { wallClock } from '#shared/core/civil-date.ts'
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { languageOf, languages } from '#shared/core/languages.ts'
import type { MessageContext, ReminderText } from '../core/reminder-message.ts'

const texts: Readonly<Partial<Record<string, unknown>>> = { en, ar }

/** The context for messages in a language and time zone. Languages without messages use English. */
export function messageContext(language: string, timeZone: string): MessageContext {
  const { code, locale, direction } = languageOf(texts[language] ? language : 'en') ?? languages[0]
  const system = numberingSystemOf(locale)
  return {
    text: textReader(texts[code]),
    clockAt: (instant) => wallClock(new Date(instant), timeZone).time,
    digits: (time) => inDigits(time, system),
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
