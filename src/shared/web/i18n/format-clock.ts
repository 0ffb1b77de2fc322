import { formatClockTime, isHour12In } from '#shared/core/clock-time.ts'
import { deviceValue } from '../device-value.ts'
import { store } from '../store.ts'
import { currentLanguage } from './i18n.ts'

/** The chosen kind of clock; absent for that of the language and region. */
export const clockHours = ['12', '24'] as const
export type ClockHours = (typeof clockHours)[number]

const chosen = deviceValue<ClockHours>('rafiq.clock', (found) => clockHours.find((hours) => hours === found))
const placeCountry = store<string | undefined>(undefined)

export const useClockHours = chosen.use
export const chooseClockHours = chosen.write

/** Sets the country of the user's place (ISO code), which counts if the browser has no region. */
export const setClockCountry = placeCountry.set

/** Whether this page shows times on a 12-hour clock. */
export function isHour12(): boolean {
  const hours = chosen.read()
  return hours ? hours === '12' : isHour12ByHabit()
}

/** Whether 12-hour clocks are usual for the language in the region of the browser, or else of the place. */
export function isHour12ByHabit(): boolean {
  const [, region] = /-([A-Z]{2})\b/.exec(`${navigator.language} -${placeCountry.get()}`) ?? []
  return isHour12In(currentLanguage().code, region)
}

/** A time of day (`HH:MM`) as this page shows it. Components call `useFormatClock`, which follows the setting. */
export const formatClock = (time: string): string =>
  formatClockTime(time, currentLanguage().locale, isHour12())

export function useHour12(): boolean {
  chosen.use()
  placeCountry.use()
  return isHour12()
}

/** Returns `formatClock` for the clock chosen now. */
export function useFormatClock(): (time: string) => string {
  useHour12()
  return formatClock
}
