import { hijriDate, RAMADAN } from '#features/hijri-calendar/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import { civilDateOfDayNumber } from '#shared/core/civil-date.ts'
import type { MethodRules } from './calculation-method.ts'

export interface IshaInterval {
  /** Minutes after sunset. */
  readonly minutes: number
  /** The method has another interval in Ramadan, and whether this day is in it is not known. */
  readonly ramadanUnknown: boolean
}

/** The method's interval between sunset and Isha on the day with this number; `undefined` where Isha goes by the sun's angle. */
export function ishaInterval(method: MethodRules, day: number): IshaInterval | undefined {
  if (method.ishaInterval === 0) return undefined
  const usual = { minutes: method.ishaInterval, ramadanUnknown: false }
  if (method.ishaIntervalInRamadan === method.ishaInterval) return usual
  try {
    const inRamadan = hijriDate(civilDateOfDayNumber(day)).month === RAMADAN
    return inRamadan ? { ...usual, minutes: method.ishaIntervalInRamadan } : usual
  } catch (error) {
    if (error instanceof AppError && error.code === 'hijri_out_of_range')
      return { ...usual, ramadanUnknown: true }
    throw error
  }
}
