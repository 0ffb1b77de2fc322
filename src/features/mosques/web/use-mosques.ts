import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Coordinates, distanceKm, roundedPlace } from '#shared/core/coordinates.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import { type Mosque, readMosques } from '../core/mosques.contract.ts'
import { readSavedList, type SavedList, saveList } from './saved-list.ts'
import { type Times, todaysTimes } from './todays-times.ts'

/** Specification, section 9. */
const FRESH_MS = 5 * 60_000

export interface NearbyMosques {
  readonly mosques: readonly Mosque[]
  /** When it was received (ISO 8601), if during an earlier visit. */
  readonly savedAt?: string
}

/** Nearby mosques; offline the saved list with today’s times. */
export function useMosques(place: Coordinates | undefined, radius: number, times: Times) {
  const around = roundedPlace(place ?? { latitude: 0, longitude: 0 })
  const query = { ...texts({ ...around, radius }), ...times.choices }
  return useQuery({
    queryKey: [readMosques.path, query],
    queryFn: async ({ signal }): Promise<NearbyMosques> => {
      try {
        const { answer } = await readAnswer(readMosques, query, { signal })
        // Offline, an earlier list of this place is more useful than an empty one.
        if (answer.length > 0 || !readSavedList(around)?.mosques.length)
          saveList({ place: around, radius, at: new Date().toISOString(), mosques: answer })
        return { mosques: answer }
      } catch (error) {
        const kept = signal.aborted ? undefined : readSavedList(around)
        if (!kept) throw error
        return { mosques: await recalculate(kept, around, radius, times), savedAt: kept.at }
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

/** Updates the saved list’s distances and times for this place and today. */
async function recalculate(
  { mosques }: SavedList,
  place: Coordinates,
  radius: number,
  times: Times,
): Promise<Mosque[]> {
  const today = await todaysTimes(times)
  return mosques
    .map((mosque) => {
      const { lat: latitude, lng: longitude } = mosque.coordinates
      const distance = Math.round(distanceKm(place, { latitude, longitude }) * 100) / 100
      return { ...mosque, ...today(mosque), distance }
    })
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance)
}
