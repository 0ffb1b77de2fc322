import { readMap } from '#shared/core/map.contract.ts'
import { route } from '#shared/server/http/route.ts'
import { mapTiles } from '#shared/server/map-tiles.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** For every page with a map: which tiles it may draw. */
export const mapFeature: ServerFeature = (app, { settings }) => {
  const answer = { tiles: mapTiles(settings) }
  route(app, readMap, () => answer)
}
