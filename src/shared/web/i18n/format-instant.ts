import { keepHalfAfterTime } from '#shared/core/clock-time.ts'
import { savedFormat } from './format.ts'
import { isHour12 } from './format-clock.ts'
import { currentLanguage } from './i18n.ts'

const clocks = {
  h12: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  h23: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  none: {},
} as const

/** An instant (ISO 8601) on this device's clock, with the month's name; with `none` only the day. */
export function formatInstant(
  instant: string,
  clock: keyof typeof clocks = isHour12() ? 'h12' : 'h23',
): string {
  const text = savedFormat(
    `i${clock}`,
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        calendar: 'gregory',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        ...clocks[clock],
      }),
  ).format(Date.parse(instant))
  return keepHalfAfterTime(text, currentLanguage().locale)
}
