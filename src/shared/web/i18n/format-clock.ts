import { formatClockTime, isHour12In } from '#shared/core/clock-time.ts'
import { deviceValue } from '../device-value.ts'
import { store } from '../store.ts'
import { currentLanguage } from './i18n.ts'

/** The hours of a clock that a person chose; absent for the habit of the language and region. */
export const clockHours = ['12', '24'] as const
export type ClockHours = (typeof clockHours)[number]

const chosen = deviceValue<ClockHours>('rafiq.clock', (found) => clockHours.find((hours) => hours === found))
const placeCountry = store<string | undefined>(undefined)

export const useClockHours = chosen.use
export const chooseClockHours = chosen.write

/** Names the country of the person's place (ISO code), whose habit counts where the browser names no region. */
export const setClockCountry = placeCountry.set

/** Whether this page shows times of day on a clock of 12 hours. */
export function isHour12(): boolean {
  const hours = chosen.read()
  return hours ? hours === '12' : isHour12ByHabit()
}

/** Whether the language and the region of the browser, else of the place, are used to clocks of 12 hours. */
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
