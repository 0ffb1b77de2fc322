import { useEffect, useState } from 'react'
import { type Amenity, amenities } from '../core/amenities.ts'
import type { MosqueFilters } from '../core/filter-mosques.ts'

/** Kilometres that can be chosen. */
export const radii = [2, 5, 10, 25, 50, 100, 500, 1000] as const
const USUAL_RADIUS = 10

export interface Filters extends MosqueFilters {
  readonly radius: number
}

const none: Filters = { text: '', amenities: [], verifiedOnly: false, radius: USUAL_RADIUS }

/** What the list is narrowed to. It stands in the page's address, so that a list can be shared and gone back to. */
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
    radius: radii.find((known) => known === radius) ?? USUAL_RADIUS,
  }
}

function write({ text, amenities: chosen, verifiedOnly, radius }: Filters): URLSearchParams {
  return new URLSearchParams({
    ...(text.trim() && { q: text.trim() }),
    ...(radius !== USUAL_RADIUS && { radius: String(radius) }),
    ...(chosen.length > 0 && { with: chosen.join() }),
    ...(verifiedOnly && { verified: 'true' }),
  })
}

/** The list of chosen things with one more or one less. */
export const toggled = (chosen: readonly Amenity[], amenity: Amenity): Amenity[] =>
  chosen.includes(amenity) ? chosen.filter((other) => other !== amenity) : [...chosen, amenity]
