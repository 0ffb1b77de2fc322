import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { request } from '#shared/web/api/request.ts'
import { type MajorCities, type Place, searchMajorCities } from '../core/index.ts'
import type { searchCities } from '../core/location.contract.ts'

export type City = Pick<
  AnswerOf<typeof searchCities>[number],
  'id' | 'name' | 'country' | 'countryName' | 'region' | 'latitude' | 'longitude' | 'timeZone'
>

const SHORTEST = 2
const MOST = 12

/** Whether `text` is too short to search for. */
export const isTooShort = (text: string): boolean => [...text.trim()].length < SHORTEST

/** Cities whose name begins like `text`, biggest first; without a network those of the list kept on this device. */
export function findCities(text: string, signal?: AbortSignal): Promise<Reading<readonly City[]>> {
  const q = text.trim()
  return readAnswer<typeof searchCities>(
    '/api/cities',
    { q, limit: String(MOST) },
    {
      onDevice: async () =>
        searchMajorCities((await request('/content/cities/major-cities.json')) as MajorCities, q, MOST),
      ...(signal && { signal }),
    },
  )
}

/** {@link findCities} as it is typed. */
export function useCitySearch(text: string) {
  const q = useDeferredValue(text.trim())
  return useQuery({
    queryKey: ['/api/cities', q],
    queryFn: ({ signal }) => findCities(q, signal),
    enabled: !isTooShort(q),
    placeholderData: keepPreviousData,
  })
}

/** The city as the place of the page, chosen by hand. */
export function placeOfCity(city: City): Place {
  const { name, countryName, country, latitude, longitude, timeZone } = city
  return { name, country: countryName, countryCode: country, latitude, longitude, timeZone, source: 'manual' }
}
