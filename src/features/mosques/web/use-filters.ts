import { useEffect, useState } from 'react'
import { type Amenity, amenities } from '../core/amenities.ts'
import type { MosqueFilters } from '../core/filter-mosques.ts'

/** The selectable radiuses in kilometres. */
export const radii = [2, 5, 10, 25, 50, 100, 500, 1000] as const
const DEFAULT_RADIUS = 10

export interface Filters extends MosqueFilters {
  readonly radius: number
}

const none: Filters = { text: '', amenities: [], verifiedOnly: false, radius: DEFAULT_RADIUS }

/** The list’s filters. They are part of the URL, so that lists can be shared and the back button works. */
export function useFilters() {
  const [filters, setFilters] = useState(() => read(new URLSearchParams(location.search)))
  useEffect(() => {
    const text = write(filters).toString()
    const address = `${location.pathname}${text && `?${text}`}`
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }, [filters])
  const change = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }))
  return { filters, change, clear: () => setFilters((before) => ({ ...none, radius: before.radius })) }
}

function read(query: URLSearchParams): Filters {
  const radius = Number(query.get('radius'))
  const wanted = (query.get('with') ?? '').split(',')
  return {
    text: (query.get('q') ?? '').slice(0, 100),
    amenities: amenities.filter((amenity) => wanted.includes(amenity)),
    verifiedOnly: query.get('verified') === 'true',
    radius: radii.find((known) => known === radius) ?? DEFAULT_RADIUS,
  }
}

function write({ text, amenities: chosen, verifiedOnly, radius }: Filters): URLSearchParams {
  return new URLSearchParams({
    ...(text.trim() && { q: text.trim() }),
    ...(radius !== DEFAULT_RADIUS && { radius: String(radius) }),
    ...(chosen.length > 0 && { with: chosen.join() }),
    ...(verifiedOnly && { verified: 'true' }),
  })
}

/** Adds or removes an amenity. */
export const toggle = (chosen: readonly Amenity[], amenity: Amenity): Amenity[] =>
  chosen.includes(amenity) ? chosen.filter((other) => other !== amenity) : [...chosen, amenity]
