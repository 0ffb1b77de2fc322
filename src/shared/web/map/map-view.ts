import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import type { Size } from '../use-size.ts'

/** A point of the projected world: both axes from −180 to 180, y to the south (Web Mercator in degrees). */
export type WorldPoint = readonly [x: number, y: number]

/** The part of the projected world that a picture shows. */
export interface MapView {
  /** The world point in the centre of the picture. */
  readonly centre: WorldPoint
  /** Pixels per degree of longitude. */
  readonly scale: number
}

/** The limit of Web Mercator, in degrees of latitude. */
const MERCATOR_END = 85.0511

/** Keeps marks away from the buttons on both sides, and completely inside at top and bottom. */
const SIDE_MARGIN = 76
const END_MARGIN = 44

const HALF_WORLD = 180

/**
 * The largest scale for outlines in pixels per degree: initially (a city and its surroundings), and at most
 * (4 m per pixel).
 */
export const outlineLimits = { closeBy: 400, closest: 25_000 }

/**
 * A place on the projected world centred on `meridian`. The projection is conformal, so bearings are correct.
 */
export function worldPoint({ latitude, longitude }: Coordinates, meridian: number): WorldPoint {
  const shown = Math.max(-MERCATOR_END, Math.min(MERCATOR_END, latitude))
  const x = ((((longitude - meridian + 180) % 360) + 360) % 360) - 180
  return [x, -toDegrees(Math.log(Math.tan(Math.PI / 4 + toRadians(shown) / 2)))]
}

/**
 * The view of all `points` with a margin, at most `closest` pixels per degree; the whole world if there are
 * none.
 */
export function viewOf(points: readonly WorldPoint[], size: Size, closest: number): MapView {
  if (points.length === 0) return held({ centre: [0, 0], scale: 0 }, size)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const room = (pixels: number, margin: number) => Math.max(pixels / 3, pixels - 2 * margin)
  const scale = Math.min(
    closest,
    room(size.width, SIDE_MARGIN) / Math.max(east - west, 1e-9),
    room(size.height, END_MARGIN) / Math.max(south - north, 1e-9),
  )
  return held({ centre: [(west + east) / 2, (north + south) / 2], scale }, size)
}

/** The view enlarged by `factor`, with the picture’s point `at` (pixels) unmoved. */
export function zoomed(
  view: MapView,
  size: Size,
  factor: number,
  {
    at = middle(size),
    closest = outlineLimits.closest,
  }: { at?: WorldPoint | undefined; closest?: number } = {},
): MapView {
  const scale = Math.min(closest, Math.max(widest(size), view.scale * factor))
  const [x, y] = [at[0] - size.width / 2, at[1] - size.height / 2]
  const gone = 1 / view.scale - 1 / scale
  return held({ centre: [view.centre[0] + x * gone, view.centre[1] + y * gone], scale }, size)
}

/** The view after a move by pixels. */
export function panned(view: MapView, size: Size, [dx, dy]: WorldPoint): MapView {
  const [x, y] = view.centre
  return held({ ...view, centre: [x - dx / view.scale, y - dy / view.scale] }, size)
}

/** The position of a world point on the map, in pixels. */
export function onPicture([x, y]: WorldPoint, { centre, scale }: MapView, size: Size): WorldPoint {
  return [size.width / 2 + (x - centre[0]) * scale, size.height / 2 + (y - centre[1]) * scale]
}

/** The place at a point of the map, in pixels; the inverse of {@link worldPoint} and {@link onPicture}. */
export function placeOnPicture(
  [x, y]: WorldPoint,
  { centre, scale }: MapView,
  size: Size,
  meridian: number,
): Coordinates {
  const east = centre[0] + (x - size.width / 2) / scale + meridian
  const south = centre[1] + (y - size.height / 2) / scale
  return {
    latitude: toDegrees(2 * Math.atan(Math.exp(toRadians(-south))) - Math.PI / 2),
    longitude: ((((east + 180) % 360) + 360) % 360) - 180,
  }
}

/** Zooming out stops when the world fills the picture, so that no empty area is shown. */
const widest = ({ width, height }: Size) => Math.max(width, height) / (2 * HALF_WORLD)

function held({ centre, scale }: MapView, size: Size): MapView {
  const shown = Math.max(scale, widest(size))
  const most = (pixels: number) => Math.max(0, HALF_WORLD - pixels / 2 / shown)
  const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
  return {
    scale: shown,
    centre: [within(centre[0], most(size.width)), within(centre[1], most(size.height))],
  }
}

const middle = ({ width, height }: Size): WorldPoint => [width / 2, height / 2]

/**
 * The central meridian of places with continuous longitudes; −180…180, 0 if there are none. In whole degrees,
 * so that nearby places share the drawn outlines.
 */
export function middleMeridian(places: readonly Coordinates[]): number {
  const longitudes = places.map(({ longitude }) => longitude)
  if (longitudes.length === 0) return 0
  const middle = Math.round((Math.min(...longitudes) + Math.max(...longitudes)) / 2)
  return ((((middle + 180) % 360) + 360) % 360) - 180
}
