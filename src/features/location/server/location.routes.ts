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

/** Room for some thousand searches: the beginnings of the cities that most people look for. */
const KEPT_BYTES = 8_000_000

/** Searching cities and naming places. Loads the embedded cities once. */
export const locationFeature: ServerFeature = (app, { settings, contentFolder, log }) => {
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
    { cacheControl: 'public, max-age=3600', recent: { maxBytes: KEPT_BYTES } },
  )

  route(app, readPlace, ({ query, reply }) => {
    reply.header('cache-control', 'private, max-age=600')
    return namePlace(sources, query, query.language ?? 'en')
  })
}
