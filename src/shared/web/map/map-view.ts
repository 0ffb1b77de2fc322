import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import type { Size } from '../use-size.ts'

/** A point of the flat world: both axes from −180 to 180, y to the south (Web Mercator in degrees). */
export type WorldPoint = readonly [x: number, y: number]

/** Which part of the flat world a picture shows. */
export interface MapView {
  /** The world point in the middle of the picture. */
  readonly centre: WorldPoint
  /** Pixels in one degree of longitude. */
  readonly scale: number
}

/** Where Web Mercator ends, in degrees of latitude. */
const MERCATOR_END = 85.0511

/** Nothing lies under the buttons at either side, nor half outside above and below. */
const SIDE_MARGIN = 76
const END_MARGIN = 44

const HALF_WORLD = 180

/** How close outlines may come, in pixels a degree: by themselves (a city and its surroundings), and at most (4 m a pixel). */
export const outlineLimits = { closeBy: 400, closest: 25_000 }

/** A place on the flat world whose middle is `meridian`; conformal, so that bearings can be read off. */
export function worldPoint({ latitude, longitude }: Coordinates, meridian: number): WorldPoint {
  const shown = Math.max(-MERCATOR_END, Math.min(MERCATOR_END, latitude))
  const x = ((((longitude - meridian + 180) % 360) + 360) % 360) - 180
  return [x, -toDegrees(Math.log(Math.tan(Math.PI / 4 + toRadians(shown) / 2)))]
}

/** The view that has all `points` in it with a margin, no closer than `closest` pixels a degree; of none the whole world. */
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

/** The view `factor` times as close, with the picture’s point `at` (pixels) staying where it is. */
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

/** The whole world fills the picture at its widest: nothing empty is ever shown. */
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
 * The meridian in the middle of places whose longitudes are continuous; −180…180, 0 for none. Whole degrees, so that the
 * outlines are not drawn again for places nearby.
 */
export function middleMeridian(places: readonly Coordinates[]): number {
  const longitudes = places.map(({ longitude }) => longitude)
  if (longitudes.length === 0) return 0
  const middle = Math.round((Math.min(...longitudes) + Math.max(...longitudes)) / 2)
  return ((((middle + 180) % 360) + 360) % 360) - 180
}
