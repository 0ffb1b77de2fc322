import type { Coordinates } from '#shared/core/coordinates.ts'

export type Tags = Readonly<Record<string, string>>

/** An OpenStreetMap element with its tags, from any supported format. */
export interface OsmElement {
  /** `n123`, `w123` or `r123`. */
  readonly id: string
  readonly tags: Tags
  /** Its position or centre; `undefined` when the file has none. */
  readonly place?: Coordinates | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Parses an element of Overpass JSON or a GeoJSON feature; `undefined` for anything else. */
export function parseOsmElement(value: unknown): OsmElement | undefined {
  if (!isFields(value)) return undefined
  return value.type === 'Feature' ? fromGeoJson(value) : fromOverpass(value)
}

function fromOverpass(element: Fields): OsmElement | undefined {
  const { type, id, lat, lon, center, bounds, tags } = element
  if (typeof type !== 'string' || !['node', 'way', 'relation'].includes(type)) return undefined
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
  const box = isFields(bounds)
    ? centre([
        [bounds.minlon, bounds.minlat],
        [bounds.maxlon, bounds.maxlat],
      ])
    : undefined
  const place =
    parsePlace(lon, lat) ?? (isFields(center) ? parsePlace(center.lon, center.lat) : undefined) ?? box
  return { id: `${type.charAt(0)}${id}`, tags: parseTags(tags), place }
}

function fromGeoJson(feature: Fields): OsmElement | undefined {
  const properties = isFields(feature.properties) ? feature.properties : {}
  const id =
    featureId(feature.id) ?? featureId(properties['@id']) ?? featureId(properties.id) ?? ogrId(properties)
  if (!id) return undefined
  const tags = parseTags(isFields(properties.tags) ? properties.tags : properties)
  const geometry = isFields(feature.geometry) ? feature.geometry : {}
  return { id, tags, place: centre(positionsOf(geometry.coordinates)) }
}

/**
 * Ids such as `node/123` (overpass turbo), `n123` and `a246` (osmium, where an area’s id is twice the way’s,
 * or twice the relation’s plus one).
 */
function featureId(id: unknown): string | undefined {
  const [, kind = '', digits = ''] = /^(node|way|relation|n|w|r|a)\/?(\d{1,15})$/.exec(String(id)) ?? []
  if (!kind) return undefined
  const number = Number(digits)
  if (kind === 'a') return number % 2 === 0 ? `w${number / 2}` : `r${(number - 1) / 2}`
  return `${kind.charAt(0)}${number}`
}

/** Ids as ogr2ogr writes them: `osm_id` for points and relations, `osm_way_id` for ways. */
function ogrId({ osm_id: id, osm_way_id: way, osm_type: type }: Fields): string | undefined {
  const [kind, digits] = way ? ['w', way] : [String(type ?? 'node').charAt(0), id]
  return /^\d{1,15}$/.test(String(digits)) && 'nwr'.includes(kind) ? `${kind}${digits}` : undefined
}

function parseTags(value: unknown): Tags {
  if (!isFields(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) as Tags
}

/** The positions of a point, a line or a polygon’s rings. */
function positionsOf(coordinates: unknown): unknown[][] {
  if (!Array.isArray(coordinates)) return []
  return typeof coordinates[0] === 'number' ? [coordinates] : coordinates.flatMap(positionsOf)
}

/** The centre of the bounding box. No building crosses the date line. */
function centre(positions: readonly (readonly unknown[])[]): Coordinates | undefined {
  const places = positions.map(([longitude, latitude]) => parsePlace(longitude, latitude))
  if (places.length === 0 || places.some((place) => !place)) return undefined
  const known = places.filter((place) => place !== undefined)
  const half = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2
  return {
    latitude: half(known.map((place) => place.latitude)),
    longitude: half(known.map((place) => place.longitude)),
  }
}

function parsePlace(longitude: unknown, latitude: unknown): Coordinates | undefined {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
