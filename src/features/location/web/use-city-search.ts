import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { request } from '#shared/web/api/request.ts'
import { cityName } from '#shared/web/i18n/format.ts'
import { type MajorCities, type MajorCity, type Place, searchMajorCities } from '../core/index.ts'
import { searchCities } from '../core/location.contract.ts'
import { MAJOR_CITIES } from './major-cities-address.ts'

export type City = MajorCity & { readonly region?: string | undefined }

const SHORTEST = 2
const MOST = 12

/** Whether `text` is too short to search for. */
export const isTooShort = (text: string): boolean => [...text.trim()].length < SHORTEST

/** Cities whose name begins with `text`, biggest first; offline, from the list stored on this device. */
export async function findCities(text: string, signal?: AbortSignal): Promise<Reading<readonly City[]>> {
  const q = text.trim()
  try {
    return await readAnswer(searchCities, { q, limit: String(MOST) }, { ...(signal && { signal }) })
  } catch (error) {
    if (signal?.aborted) throw error
    const larger = (await request(MAJOR_CITIES)) as MajorCities
    return { answer: searchMajorCities(larger, q, MOST, cityName), from: 'device' }
  }
}

/**
 * Runs {@link findCities} while typing. `upToDate` is false while the cities are still those of an earlier
 * text.
 */
export function useCitySearch(text: string) {
  const q = useDeferredValue(text.trim())
  const query = useQuery({
    queryKey: [searchCities.path, q],
    queryFn: ({ signal }) => findCities(q, signal),
    enabled: !isTooShort(q),
    placeholderData: keepPreviousData,
  })
  return { ...query, upToDate: !query.isPlaceholderData && q === text.trim() }
}

/** The city as the current place, chosen by hand. */
export function placeOfCity(city: City): Place {
  const { name, countryName, country, latitude, longitude, timeZone } = city
  return { name, country: countryName, countryCode: country, latitude, longitude, timeZone, source: 'manual' }
}
