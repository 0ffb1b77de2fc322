import { readMap } from '#shared/core/map.contract.ts'
import { route } from '#shared/server/http/route.ts'
import { mapTiles } from '#shared/server/map-tiles.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** The tiles for all pages with a map. */
export const mapFeature: ServerFeature = (app, { settings }) => {
  const answer = { tiles: mapTiles(settings) }
  route(app, readMap, () => answer)
}
