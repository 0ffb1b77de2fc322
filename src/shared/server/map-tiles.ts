import type { Settings } from './settings.ts'

type TileSettings = Pick<Settings, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>

/** The map tiles that the operator configured; `null` if there are none. */
export function mapTiles({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }: TileSettings) {
  return MAP_TILES_URL ? { address: MAP_TILES_URL, attribution: MAP_TILES_ATTRIBUTION ?? '' } : null
}

/** The origins from which pages may load images: that of the tiles, or none. */
export function tileOrigins(settings: TileSettings): readonly string[] {
  const tiles = mapTiles(settings)
  return tiles ? [new URL(tiles.address).origin] : []
}
