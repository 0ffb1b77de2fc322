import { hijriDate, RAMADAN } from '#features/hijri-calendar/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import type { CivilDate } from '#shared/core/civil-date.ts'
import type { MethodRules } from './calculation-method.ts'

export interface IshaInterval {
  /** Minutes after sunset. */
  readonly minutes: number
  /** The method has another interval in Ramadan, and whether this day is in it is not known. */
  readonly ramadanUnknown: boolean
}

/** The Umm al-Qura calendar prints Isha two hours after Maghrib on the days of Ramadan. */
const UMM_AL_QURA_RAMADAN_MINUTES = 120

/** The method's interval between sunset and Isha on a day; `undefined` where Isha goes by the sun's angle. */
export function ishaInterval(method: MethodRules, date: CivilDate): IshaInterval | undefined {
  if (method.ishaInterval === 0) return undefined
  const usual = { minutes: method.ishaInterval, ramadanUnknown: false }
  if (method.name !== 'UmmAlQura') return usual
  try {
    const inRamadan = hijriDate(date).month === RAMADAN
    return inRamadan ? { minutes: UMM_AL_QURA_RAMADAN_MINUTES, ramadanUnknown: false } : usual
  } catch (error) {
    if (error instanceof AppError && error.code === 'hijri_out_of_range')
      return { ...usual, ramadanUnknown: true }
    throw error
  }
}
