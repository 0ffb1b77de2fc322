import { JSON_TYPE, prebuild, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { readPlace, searchCities } from '../core/location.contract.ts'
import { loadCityIndex } from './city-index.ts'
import { cityTexts } from './city-texts.ts'
import { createGeocoder } from './geocoder.ts'
import { namePlace } from './name-place.ts'
import { findCities } from './search-cities.ts'

/** Searching cities and naming places. Loads the embedded cities once. */
export const locationFeature: ServerFeature = (app, { settings, contentFolder, clock, log }) => {
  const index = loadCityIndex(contentFolder)
  const sources = {
    index,
    geocode: createGeocoder(settings, log),
    timeZoneAt: loadTimeZones(contentFolder),
  }

  const textOf = cityTexts(index)

  prebuiltRoute(
    app,
    searchCities,
    ({ query: { q, limit } }) =>
      prebuild(`[${findCities(index, q, limit).cities.map(textOf).join(',')}]`, JSON_TYPE),
    { cacheControl: 'public, max-age=3600', recentBy: clock },
  )

  route(app, readPlace, ({ query, reply }) => {
    reply.header('cache-control', 'private, max-age=600')
    return namePlace(sources, query, query.language ?? 'en')
  })
}
