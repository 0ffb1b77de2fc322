import { parseCivilDate } from '#shared/core/civil-date.ts'
import { deviceClock } from '#shared/web/device-clock.ts'
import { formatDate, savedFormat } from '#shared/web/i18n/format.ts'
import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { CircleSchedule } from '../core/circle.ts'
import { weekOfMonth } from '../core/circle-meetings.ts'

/** “Every Friday, 19:00 (Europe/London)”: the clock is the circle’s. */
export function scheduleText({ repeats, firstDay, time, timeZone }: CircleSchedule): string {
  const first = parseCivilDate(firstDay)
  if (!first) return ''
  const weekday = formatDate(first, { weekday: 'long' })
  const rule =
    repeats === 'weekly'
      ? t('circles:weekly', { weekday })
      : t(`circles:monthly.${weekOfMonth(first)}`, { weekday })
  return t('circles:clock', { rule, time: formatClock(time), zone: zoneName(timeZone) })
}

/** An instant on this device’s clock. */
export function meetingText(instant: string): string {
  const at = Date.parse(instant)
  const day = savedFormat(
    'circle-day',
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        calendar: 'gregory',
      }),
  ).format(at)
  return t('circles:dayAndTime', { day, time: formatClock(deviceClock(at)) })
}

/** `America/New_York` as a left-to-right text without underscores, also within Arabic. */
const zoneName = (timeZone: string): string => `\u2066${timeZone.replaceAll('_', ' ')}\u2069`
