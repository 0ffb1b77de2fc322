import { deviceValue } from '#shared/web/device-value.ts'
import type { HijriDayBegins } from '../core/index.ts'

/** The user's settings for the Hijri date. */
export interface CalendarSettings {
  readonly dayBegins: HijriDayBegins
  /** Whole days, −2…2, for a local sighting that differs from the table. */
  readonly adjustment: number
}

export const adjustments = [-2, -1, 0, 1, 2] as const

const standard: CalendarSettings = { dayBegins: 'civil', adjustment: 0 }

const kept = deviceValue<CalendarSettings>(
  'rafiq.calendar',
  (found) => {
    if (typeof found !== 'object' || found === null) return undefined
    const { dayBegins, adjustment } = found as Record<keyof CalendarSettings, unknown>
    return {
      dayBegins: dayBegins === 'maghrib' ? 'maghrib' : 'civil',
      adjustment: adjustments.find((days) => days === adjustment) ?? 0,
    }
  },
  // Defaults are not stored, so they never override another device.
  ({ dayBegins, adjustment }) => ({
    ...(dayBegins !== standard.dayBegins && { dayBegins }),
    ...(adjustment !== standard.adjustment && { adjustment }),
  }),
)

export const useCalendarSettings = (): CalendarSettings => kept.use() ?? standard

export const saveCalendarSettings = (settings: CalendarSettings): void => kept.write(settings)
