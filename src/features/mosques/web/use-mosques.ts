import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Madhab, MethodName, prayerDay } from '#features/prayer/core/index.ts'
import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { type Coordinates, distanceKm, roundedPlace } from '#shared/core/coordinates.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import type { Mosque, readMosques } from '../core/mosques.contract.ts'
import { type KeptAnswer, keepAnswer, keptAnswer } from './kept-answer.ts'

/** Specification, section 9. */
const FRESH_MS = 5 * 60_000

export interface TimesChoices {
  readonly method?: MethodName
  readonly madhab?: Madhab
}

/** How times are worked out here and by which choices. The calculation is fetched when it is needed alone. */
export interface Times {
  readonly choices: TimesChoices
  readonly load: () => Promise<typeof prayerDay>
}

export interface NearbyMosques {
  readonly mosques: readonly Mosque[]
  /** When the list came from the server (ISO 8601), if that was at an earlier visit. */
  readonly keptAt?: string
}

/** The mosques around a place; without a network those that were last found here, with the times of today. */
export function useMosques(place: Coordinates | undefined, radius: number, times: Times) {
  const around = roundedPlace(place ?? { latitude: 0, longitude: 0 })
  const query = { ...texts({ ...around, radius }), ...times.choices }
  return useQuery({
    queryKey: ['/api/mosques', query],
    queryFn: async ({ signal }): Promise<NearbyMosques> => {
      try {
        const { answer } = await readAnswer<typeof readMosques>('/api/mosques', query, { signal })
        keepAnswer({ place: around, radius, at: new Date().toISOString(), mosques: answer })
        return { mosques: answer }
      } catch (error) {
        const kept = signal.aborted ? undefined : keptAnswer(around)
        if (!kept) throw error
        return { mosques: await asOfToday(kept, around, radius, times), keptAt: kept.at }
      }
    },
    enabled: place !== undefined,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

const texts = <Name extends string>(values: Record<Name, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Record<
    Name,
    string
  >

/** What is kept, as it is seen from here and today: the times are worked out by the server's own rules. */
async function asOfToday(
  { mosques }: KeptAnswer,
  place: Coordinates,
  radius: number,
  { choices, load }: Times,
): Promise<Mosque[]> {
  const dayOf = await load()
  const now = new Date()
  return mosques
    .map((mosque) => {
      const { timeZone, coordinates } = mosque
      const at = { latitude: coordinates.lat, longitude: coordinates.lng }
      const date = civilDateAt(now, timeZone)
      const country = countryOfZone(timeZone)
      const { fajr, dhuhr, asr, maghrib, isha } = dayOf({
        place: at,
        timeZone,
        date,
        country,
        ...choices,
      })
      return {
        ...mosque,
        date: formatCivilDate(date),
        distance: Math.round(distanceKm(place, at) * 100) / 100,
        prayerTimes: { fajr, dhuhr, asr, maghrib, isha },
      }
    })
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance)
}
