import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { readPlace, searchCities } from '../core/location.contract.ts'
import { loadCityIndex } from './city-index.ts'
import { createGeocoder } from './geocoder.ts'
import { namePlace } from './name-place.ts'
import { findCities } from './search-cities.ts'

/** Search for cities and names of places. Loads the embedded cities once. */
export const locationFeature: ServerFeature = (app, { settings, contentFolder, log }) => {
  const index = loadCityIndex(contentFolder)
  const sources = {
    index,
    geocode: createGeocoder(settings, log),
    timeZoneAt: loadTimeZones(contentFolder),
  }

  route(
    app,
    searchCities,
    ({ query: { q, limit } }) => findCities(index, q, limit).cities.map(index.cityAt),
    { cacheControl: 'public, max-age=3600' },
  )

  route(app, readPlace, ({ query }) => namePlace(sources, query, query.language ?? 'en'), {
    cacheControl: 'private, max-age=600',
  })
}
