import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'

/** How maps are drawn here: the tiles that the operator configured, or none, and then from embedded outlines. */
export const readMap = endpoint({
  method: 'GET',
  path: '/api/map',
  summary: 'Where map tiles come from, if anywhere',
  answer: z.object({
    tiles: z
      .object({
        /** With `{z}`, `{x}` and `{y}`, as slippy maps name their tiles. */
        address: z.string(),
        /** The attribution that the tile provider requires, as plain text; may be empty. */
        attribution: z.string(),
      })
      .nullable(),
  }),
})
