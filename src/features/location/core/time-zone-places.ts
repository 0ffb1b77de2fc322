import type { Coordinates } from '#shared/core/coordinates.ts'
import { countryName } from './country-name.ts'

/** The principal city of a time zone. */
export interface TimeZonePlace extends Coordinates {
  readonly name: string
  /** The English name. */
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/**
 * The main city of an IANA time zone, to hundredths of a degree: a guess at the user's location from the time
 * zone alone. Former names of zones are accepted. `undefined` for zones without a city (UTC, Antarctic
 * stations) and for unknown zones. `list` is the text of `time-zone-places.txt`, which is loaded only if
 * needed.
 */
export function placeOfTimeZone(zone: string, list: string): TimeZonePlace | undefined {
  return placeInList(zone, list) ?? placeInList(canonicalName(zone), list)
}

/**
 * The list has a line per area, and for each zone the country, latitude and longitude in hundredths, and the
 * city if its name differs; `old>new` is a former name.
 */
function placeInList(zone: string, list: string): TimeZonePlace | undefined {
  const slash = zone.indexOf('/')
  if (slash < 1 || !/^[\w/+-]+$/.test(zone)) return undefined
  const area = zone.slice(0, slash)
  const rest = zone.slice(slash + 1)
  const line = list.split('\n').find((candidate) => candidate.startsWith(`${area}:`))
  const row = line
    ?.slice(area.length + 1)
    .split(';')
    .find((candidate) => candidate.startsWith(`${rest},`) || candidate.startsWith(`${rest}>`))
  if (!row) return undefined
  const renamed = row.split('>')[1]
  if (renamed) return placeInList(`${area}/${renamed}`, list)
  const [, countryCode = '', latitude, longitude, ...name] = row.split(',')
  return {
    name: name.join(',') || rest.slice(rest.lastIndexOf('/') + 1).replaceAll('_', ' '),
    country: countryName(countryCode),
    countryCode,
    latitude: Number(latitude) / 100,
    longitude: Number(longitude) / 100,
  }
}

/** The name that the platform uses for a zone; the given name if it knows none. */
function canonicalName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
