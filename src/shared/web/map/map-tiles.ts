import type { Size } from '../use-size.ts'
import { type MapView, onPicture, type WorldPoint } from './map-view.ts'

/** The operator's tile URL and the required attribution. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly attribution: string
}

/** A tile and its box on the picture, in whole pixels so that no seam shows. */
export interface PlacedTile {
  readonly address: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const TILE_PIXELS = 256
const WORLD_DEGREES = 360
const CLOSEST_LEVEL = 19

/** Pixels per degree at which tiles of this level have their natural size. */
export const scaleOfLevel = (level: number): number => (TILE_PIXELS * 2 ** level) / WORLD_DEGREES

const levelOfScale = (scale: number) => Math.log2((scale * WORLD_DEGREES) / TILE_PIXELS)

/** The largest scale for tiles in pixels per degree: initially (a city and its surroundings), and at most. */
export const tileLimits = { closeBy: scaleOfLevel(13), closest: scaleOfLevel(CLOSEST_LEVEL) }

/** The factor that makes a view wide enough to show tiles at their own size. */
export const sharpeningFactor = (view: MapView): number =>
  scaleOfLevel(Math.floor(levelOfScale(view.scale))) / view.scale

/** The tiles of the nearest level that cover a picture of the world centred on `meridian`. */
export function tilesIn(address: string, view: MapView, size: Size, meridian: number): readonly PlacedTile[] {
  const level = Math.min(CLOSEST_LEVEL, Math.max(0, Math.round(levelOfScale(view.scale))))
  const count = 2 ** level
  const degrees = WORLD_DEGREES / count
  const [dx, dy] = [size.width / 2 / view.scale, size.height / 2 / view.scale]
  const column = (x: number) => Math.floor((x + meridian + 180) / degrees)
  const row = (y: number) => Math.min(count - 1, Math.max(0, Math.floor((y + 180) / degrees)))
  const corner = (x: number, y: number): WorldPoint => [x * degrees - 180 - meridian, y * degrees - 180]
  const tiles: PlacedTile[] = []
  for (let y = row(view.centre[1] - dy); y <= row(view.centre[1] + dy); y++) {
    for (let x = column(view.centre[0] - dx); x <= column(view.centre[0] + dx); x++) {
      const [left, top] = onPicture(corner(x, y), view, size).map(Math.round) as [number, number]
      const [right, bottom] = onPicture(corner(x + 1, y + 1), view, size).map(Math.round) as [number, number]
      const numbers = { z: level, x: ((x % count) + count) % count, y }
      tiles.push({
        address: address.replace(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(numbers[name])),
        left,
        top,
        width: right - left,
        height: bottom - top,
      })
    }
  }
  return tiles
}
