import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'
import { described } from './contract/fields.ts'

/** The map of this instance: the operator's tiles, or none for embedded outlines. */
export const readMap = endpoint({
  method: 'GET',
  path: '/api/map',
  summary: 'Where map tiles come from, if anywhere',
  answer: z.object({
    tiles: described(
      z
        .object({
          address: described(
            z.string(),
            'The address of a tile with `{z}`, `{x}` and `{y}`, as slippy maps name them.',
            'https://tiles.example/{z}/{x}/{y}.png',
          ),
          attribution: described(
            z.string(),
            'The attribution that the provider of the tiles requires, as plain text; may be empty.',
            '© OpenStreetMap contributors',
          ),
        })
        .nullable(),
      'The operator’s map tiles; `null` where maps show built-in outlines.',
    ),
  }),
})
