import ar from '#locales/ar/reminders.json' with { type: 'json' }
import en from '#locales/en/reminders.json' with { type: 'json' }
import { wallClock } from '#shared/core/civil-date.ts'
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { languageOf, languages } from '#shared/core/languages.ts'
import type { MessageManner, ReminderText } from '../core/reminder-message.ts'

const texts: Readonly<Partial<Record<string, unknown>>> = { en, ar }

/** How messages are written in a language and a zone; English stands in for languages without texts. */
export function mannerOf(language: string, timeZone: string): MessageManner {
  const { code, locale, direction } = languageOf(texts[language] ? language : 'en') ?? languages[0]
  const system = numberingSystemOf(locale)
  return {
    text: textIn(texts[code]),
    clockAt: (instant) => wallClock(new Date(instant), timeZone).time,
    digits: (time) => inDigits(time, system),
    language: code,
    direction,
  }
}

function textIn(source: unknown): ReminderText {
  return (key, values = {}) => {
    let found = source
    for (const part of key.replace('reminders:', '').split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part]
    return String(found ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
