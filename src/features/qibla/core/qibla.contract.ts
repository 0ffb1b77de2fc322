import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { latitude, longitude } from '#shared/core/contract/fields.ts'
import { compassPoints } from './qibla.ts'

const lengths = { distance: z.number(), miles: z.number() }

const spellings = { latitude: ['latitude', 'lat'], longitude: ['longitude', 'lng'] } as const

/** Both spellings of a coordinate are understood; given twice they must agree. */
const place = z
  .object({
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  })
  .transform((query, context) => {
    const value = (name: keyof typeof spellings): number => {
      const [long, short] = spellings[name]
      const given = query[long] ?? query[short]
      if (given === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: 'required' })
      } else if (query[short] !== undefined && query[short] !== given) {
        context.addIssue({ code: 'custom', path: [short], message: 'contradiction' })
      }
      return given ?? Number.NaN
    }
    return { latitude: value('latitude'), longitude: value('longitude') }
  })

/** Direction of the Kaaba from true north and the distance to it. */
export const readQibla = endpoint({
  method: 'GET',
  path: '/api/qibla',
  summary: 'Direction and distance of the Kaaba',
  query: place,
  answer: z.union([
    z.object({ direction: z.number(), compass: z.enum(compassPoints), ...lengths }),
    z.object({ direction: z.null(), note: z.enum(['kaaba', 'antipode']), ...lengths }),
  ]),
})
