import type { Madhab, MethodName, prayerDay } from '#features/prayer/core/index.ts'
import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import type { MosqueAlone } from '../core/mosques.contract.ts'

export interface TimesChoices {
  readonly method?: MethodName
  readonly madhab?: Madhab
}

/** How times are worked out here and by which choices. The calculation is fetched when it is needed alone. */
export interface Times {
  readonly choices: TimesChoices
  readonly load: () => Promise<typeof prayerDay>
}

/** Works out on the device, by the server's own rules, when prayers begin at a mosque today. */
export async function todaysTimes({ choices, load }: Times) {
  const dayOf = await load()
  const now = new Date()
  return ({ timeZone, coordinates }: MosqueAlone): Pick<MosqueAlone, 'date' | 'prayerTimes'> => {
    const place = { latitude: coordinates.lat, longitude: coordinates.lng }
    const date = civilDateAt(now, timeZone)
    const country = countryOfZone(timeZone)
    const { fajr, dhuhr, asr, maghrib, isha } = dayOf({ place, timeZone, date, country, ...choices })
    return { date: formatCivilDate(date), prayerTimes: { fajr, dhuhr, asr, maghrib, isha } }
  }
}
