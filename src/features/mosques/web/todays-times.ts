import type { Madhab, MethodName, prayerDay } from '#features/prayer/core/index.ts'
import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import type { MosqueDetails } from '../core/mosques.contract.ts'

export interface TimesChoices {
  readonly method?: MethodName
  readonly madhab?: Madhab
}

/** The choices and the calculation, which is loaded on demand. */
export interface Times {
  readonly choices: TimesChoices
  readonly load: () => Promise<typeof prayerDay>
}

/** Calculates today’s prayer times at a mosque on the device, by the same rules as the server. */
export async function todaysTimes({ choices, load }: Times) {
  const dayOf = await load()
  const now = new Date()
  return ({ timeZone, coordinates }: MosqueDetails): Pick<MosqueDetails, 'date' | 'prayerTimes'> => {
    const place = { latitude: coordinates.lat, longitude: coordinates.lng }
    const date = civilDateAt(now, timeZone)
    const country = countryOfZone(timeZone)
    const { fajr, dhuhr, asr, maghrib, isha } = dayOf({ place, timeZone, date, country, ...choices })
    return { date: formatCivilDate(date), prayerTimes: { fajr, dhuhr, asr, maghrib, isha } }
  }
}
