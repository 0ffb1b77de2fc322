import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { latitude, longitude } from '#shared/core/contract/fields.ts'
import { compassPoints } from './qibla.ts'

const lengths = { distance: z.number(), miles: z.number() }

/** The two namings of a place; whichever is begun must be complete, and where both are given they must agree. */
const namings = [
  { latitude: 'latitude', longitude: 'longitude' },
  { latitude: 'lat', longitude: 'lng' },
] as const

const place = z
  .object({
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  })
  .transform((query, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const begun = namings.filter(
      (naming) => query[naming.latitude] !== undefined || query[naming.longitude] !== undefined,
    )
    const used = begun.length === 0 ? namings.slice(0, 1) : begun
    const given = { latitude: Number.NaN, longitude: Number.NaN }
    for (const naming of used) {
      for (const coordinate of ['latitude', 'longitude'] as const) {
        const value = query[naming[coordinate]]
        if (value === undefined) refuse(naming[coordinate], 'required')
        else if (Number.isNaN(given[coordinate])) given[coordinate] = value
        else if (value !== given[coordinate]) refuse(naming[coordinate], 'contradiction')
      }
    }
    return given
  })

/** Direction of the Kaaba from true north and the distance to it. */
export const readQibla = endpoint({
  method: 'GET',
  path: '/api/qibla',
  anyOrigin: true,
  summary: 'Direction and distance of the Kaaba',
  query: place,
  answer: z.union([
    z.object({ direction: z.number(), compass: z.enum(compassPoints), ...lengths }),
    z.object({ direction: z.null(), note: z.enum(['kaaba', 'antipode']), ...lengths }),
  ]),
})
