import type { Coordinates } from '#shared/core/coordinates.ts'

export type Tags = Readonly<Record<string, string>>

/** A thing of OpenStreetMap with its tags, whichever format it came in. */
export interface OsmElement {
  /** `n123`, `w123` or `r123`. */
  readonly id: string
  readonly tags: Tags
  /** Where it is, or the middle of it; `undefined` when the file does not say. */
  readonly place?: Coordinates | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Reads an element of Overpass JSON or a feature of GeoJSON; `undefined` for what is neither. */
export function osmElement(value: unknown): OsmElement | undefined {
  if (!isFields(value)) return undefined
  return value.type === 'Feature' ? ofFeature(value) : ofOverpass(value)
}

function ofOverpass(element: Fields): OsmElement | undefined {
  const { type, id, lat, lon, center, bounds, tags } = element
  if (typeof type !== 'string' || !['node', 'way', 'relation'].includes(type)) return undefined
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
  const box = isFields(bounds)
    ? middle([
        [bounds.minlon, bounds.minlat],
        [bounds.maxlon, bounds.maxlat],
      ])
    : undefined
  const place = placeOf(lon, lat) ?? (isFields(center) ? placeOf(center.lon, center.lat) : undefined) ?? box
  return { id: `${type.charAt(0)}${id}`, tags: tagsOf(tags), place }
}

function ofFeature(feature: Fields): OsmElement | undefined {
  const properties = isFields(feature.properties) ? feature.properties : {}
  const id =
    featureId(feature.id) ?? featureId(properties['@id']) ?? featureId(properties.id) ?? ogrId(properties)
  if (!id) return undefined
  const tags = tagsOf(isFields(properties.tags) ? properties.tags : properties)
  const geometry = isFields(feature.geometry) ? feature.geometry : {}
  return { id, tags, place: middle(positionsOf(geometry.coordinates)) }
}

/** `node/123` (overpass turbo), `n123` and `a246` (osmium; an area is twice the way, or twice the relation and one). */
function featureId(id: unknown): string | undefined {
  const [, kind = '', digits = ''] = /^(node|way|relation|n|w|r|a)\/?(\d{1,15})$/.exec(String(id)) ?? []
  if (!kind) return undefined
  const number = Number(digits)
  if (kind === 'a') return number % 2 === 0 ? `w${number / 2}` : `r${(number - 1) / 2}`
  return `${kind.charAt(0)}${number}`
}

/** As ogr2ogr names them: `osm_id` of points and relations, `osm_way_id` of ways. */
function ogrId({ osm_id: id, osm_way_id: way, osm_type: type }: Fields): string | undefined {
  const [kind, digits] = way ? ['w', way] : [String(type ?? 'node').charAt(0), id]
  return /^\d{1,15}$/.test(String(digits)) && 'nwr'.includes(kind) ? `${kind}${digits}` : undefined
}

function tagsOf(value: unknown): Tags {
  if (!isFields(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) as Tags
}

/** The positions of a point, a line, or the outlines of any surface. */
function positionsOf(coordinates: unknown): unknown[][] {
  if (!Array.isArray(coordinates)) return []
  return typeof coordinates[0] === 'number' ? [coordinates] : coordinates.flatMap(positionsOf)
}

/** The middle of the box around positions; a building across the date line is none that stands. */
function middle(positions: readonly (readonly unknown[])[]): Coordinates | undefined {
  const places = positions.map(([longitude, latitude]) => placeOf(longitude, latitude))
  if (places.length === 0 || places.some((place) => !place)) return undefined
  const known = places.filter((place) => place !== undefined)
  const half = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2
  return {
    latitude: half(known.map((place) => place.latitude)),
    longitude: half(known.map((place) => place.longitude)),
  }
}

function placeOf(longitude: unknown, latitude: unknown): Coordinates | undefined {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
