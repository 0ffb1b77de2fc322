import { formatNumber } from './format.ts'
import { currentLanguage, t } from './i18n.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in days and hours, or hours and minutes, or minutes, rounded down. */
export function formatUptime(seconds: number): string {
  if (seconds < MINUTE) return t('status:underMinute')
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ]
  const units =
    days > 0
      ? ([
          ['day', days],
          ['hour', hours],
        ] as const)
      : ([
          ['hour', hours],
          ['minute', minutes],
        ] as const)
  const texts = units
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }))
  return new Intl.ListFormat(currentLanguage().locale, { style: 'narrow', type: 'unit' }).format(texts)
}
