import * as z from 'zod/mini'
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

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
const fields = z.record(z.string(), z.unknown())
const onlyTexts = (all: z.output<typeof fields>): Tags => {
  const texts = Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
/** A value that counts as missing if it is invalid. */
const lenient = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

/** An element of Overpass JSON. Unusable positions are ignored. */
const overpassElement = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int(),
  lat: lenient(latitude),
  lon: lenient(longitude),
  center: lenient(z.object({ lat: latitude, lon: longitude })),
  bounds: lenient(z.object({ minlat: latitude, minlon: longitude, maxlat: latitude, maxlon: longitude })),
  tags: z.catch(fields, {}),
})

const geoJsonFeature = z.object({
  type: z.literal('Feature'),
  id: z.optional(z.unknown()),
  properties: z.catch(fields, {}),
  geometry: z.catch(z.object({ coordinates: z.optional(z.unknown()) }), {}),
})

/** Longitude and latitude, perhaps followed by the height. */
const positions = z.array(z.tuple([longitude, latitude], z.unknown())).check(z.minLength(1))

const osmElement = z.union([geoJsonFeature, overpassElement])

/** Parses an element of Overpass JSON or a GeoJSON feature; `undefined` for anything else. */
export function parseOsmElement(value: unknown): OsmElement | undefined {
  const element = osmElement.safeParse(value).data
  if (!element) return undefined
  return element.type === 'Feature' ? fromGeoJson(element) : fromOverpass(element)
}

function fromOverpass({
  type,
  id,
  lat,
  lon,
  center,
  bounds,
  tags,
}: z.output<typeof overpassElement>): OsmElement {
  const corners =
    lat !== undefined && lon !== undefined
      ? [[lon, lat]]
      : center
        ? [[center.lon, center.lat]]
        : bounds
          ? [
              [bounds.minlon, bounds.minlat],
              [bounds.maxlon, bounds.maxlat],
            ]
          : []
  return { id: `${type.charAt(0)}${id}`, tags: onlyTexts(tags), place: centre(corners) }
}

function fromGeoJson({
  id: ownId,
  properties,
  geometry,
}: z.output<typeof geoJsonFeature>): OsmElement | undefined {
  const id = featureId(ownId) ?? featureId(properties['@id']) ?? featureId(properties.id) ?? ogrId(properties)
  if (!id) return undefined
  const own = fields.safeParse(properties.tags)
  return {
    id,
    tags: onlyTexts(own.data ?? properties),
    place: centre(positionsOf(geometry.coordinates)),
  }
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
function ogrId({ osm_id: id, osm_way_id: way, osm_type: type }: z.output<typeof fields>): string | undefined {
  const [kind, digits] = way ? ['w', way] : [String(type ?? 'node').charAt(0), id]
  return /^\d{1,15}$/.test(String(digits)) && 'nwr'.includes(kind) ? `${kind}${digits}` : undefined
}

/** The positions of a point, a line or a polygon’s rings. */
function positionsOf(coordinates: unknown): unknown[][] {
  if (!Array.isArray(coordinates)) return []
  return typeof coordinates[0] === 'number' ? [coordinates] : coordinates.flatMap(positionsOf)
}

/** The centre of the bounding box; `undefined` without positions or with an invalid one. No building crosses the date line. */
function centre(found: readonly (readonly unknown[])[]): Coordinates | undefined {
  const places = positions.safeParse(found).data
  if (!places) return undefined
  const half = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2
  return {
    latitude: half(places.map(([, latitude]) => latitude)),
    longitude: half(places.map(([longitude]) => longitude)),
  }
}
