import { AppError } from '#shared/core/app-error.ts'
import { type CivilDate, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { gregorianDate, type HijriDate, type HijriDay, hijriDate } from './hijri-date.ts'

/** A day in both calendars, or the reason why it does not exist. */
export type Conversion =
  | { readonly date: CivilDate; readonly hijri: HijriDate }
  | { readonly wrong: 'hijri_out_of_range' | 'not_a_hijri_date' | 'not_a_civil_date' }

/** A civil date in both calendars. It need not exist, such as 30 February. `adjustment` as in `hijriDate`. */
export function convertCivil({ year, month, day }: CivilDate, adjustment = 0): Conversion {
  const date = parseCivilDate(formatCivilDate({ year, month, day }))
  if (!date) return { wrong: 'not_a_civil_date' }
  return orWrong(() => ({ date, hijri: hijriDate(date, adjustment) }))
}

/** A Hijri date in both calendars. It need not exist, such as the 30th of a month with 29 days. */
export function convertHijri(hijri: HijriDay, adjustment = 0): Conversion {
  return orWrong(() => {
    const date = gregorianDate(hijri, adjustment)
    return { date, hijri: hijriDate(date, adjustment) }
  })
}

function orWrong(convert: () => Conversion): Conversion {
  try {
    return convert()
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'hijri_out_of_range' || code === 'not_a_hijri_date') return { wrong: code }
    throw error
  }
}
