import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Coordinates, roundedPlace } from '#shared/core/coordinates.ts'
import { type ExternalService, externalService } from '#shared/server/external-service.ts'
import { ExternalServiceError } from '#shared/server/external-service-error.ts'
import type { Settings } from '#shared/server/settings.ts'
import { type GeocodedPlace, geocoderAnswer } from './geocoder-answer.ts'

/** A place's name from a service, and which of the two services it was. */
export interface GeocodedCity extends GeocodedPlace {
  readonly city: string
  readonly source: 'service' | 'backup'
}

/** The configured services' name of a place in a language; `undefined` if they give none. */
export type Geocoder = (place: Coordinates, language: string) => Promise<GeocodedCity | undefined>

const CACHED_PLACES = 5000
const CACHE_MS = 24 * 3_600_000
/** The time for one failed attempt and half of another. */
const BUDGET_TIMEOUTS = 1.5

type GeocoderSettings = Pick<Settings, 'GEOCODER_URL' | 'GEOCODER_BACKUP_URL' | 'GEOCODER_TIMEOUT_MS'>

interface Question {
  readonly place: Coordinates
  readonly language: string
}

interface Link {
  readonly source: 'service' | 'backup'
  readonly address: string
  readonly service: ExternalService
}

/**
 * Calls the configured service, and its backup if the service fails or knows no city. Both are off by
 * default. Answers are cached for a day, failures only while calls to the service are paused.
 */
export function createGeocoder(settings: GeocoderSettings, log: Pick<FastifyBaseLogger, 'warn'>): Geocoder {
  const links = linksOf(settings)
  const cache = new LRUCache<string, GeocodedCity, Question>({
    max: CACHED_PLACES,
    ttl: CACHE_MS,
    fetchMethod: (_key, _stale, { context: { place, language } }) => ask(place, language),
  })

  async function ask(place: Coordinates, language: string): Promise<GeocodedCity | undefined> {
    for (const { source, address, service } of links) {
      try {
        const { city, ...rest } = await service.read(reverseAddress(address, place, language), geocoderAnswer)
        if (city) return { city, ...rest, source }
      } catch (error) {
        if (!(error instanceof ExternalServiceError)) throw error
        if (error.reason !== 'resting')
          log.warn({ service: service.name, reason: error.reason, status: error.status }, 'geocoder failed')
      }
    }
    return undefined
  }

  return async (exactPlace, language) => {
    if (links.length === 0) return undefined
    const place = roundedPlace(exactPlace)
    return cache.fetch(`${place.latitude},${place.longitude},${language}`, { context: { place, language } })
  }
}

function linksOf(settings: GeocoderSettings): Link[] {
  const timeoutMs = settings.GEOCODER_TIMEOUT_MS
  return (['service', 'backup'] as const).flatMap((source) => {
    const address = source === 'service' ? settings.GEOCODER_URL : settings.GEOCODER_BACKUP_URL
    if (!address) return []
    const name = source === 'service' ? 'geocoder' : 'backup geocoder'
    return {
      source,
      address,
      service: externalService({ name, timeoutMs, budgetMs: timeoutMs * BUDGET_TIMEOUTS }),
    }
  })
}

/**
 * The query parameters for both kinds of service: Nominatim's `lat`, `lon`, `format`, `accept-language` and
 * the maps style's `latitude`, `longitude`, `localityLanguage`; each ignores the other's. The configured URL
 * keeps its own parameters, such as a key, and gets `/reverse` appended unless its last segment begins with
 * that.
 */
export function reverseAddress(address: string, place: Coordinates, language: string): URL {
  const url = new URL(address)
  if (!/\/reverse[^/]*\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/reverse`
  const { latitude, longitude } = roundedPlace(place)
  const parameters = {
    lat: latitude,
    lon: longitude,
    format: 'jsonv2',
    'accept-language': language,
    latitude,
    longitude,
    localityLanguage: language,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value))
  return url
}
