import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, latitude, longitude } from '#shared/core/contract/fields.ts'
import { compassPoints } from './qibla.ts'

const lengths = {
  distance: described(z.number(), 'Kilometres to the Kaaba by the great circle.', 2400.81),
  miles: described(z.number(), 'The same in miles.', 1491.79),
}

/** The two spellings of a place's parameters. Each must be complete if it is used, and both must agree. */
const namings = [
  { latitude: 'latitude', longitude: 'longitude' },
  { latitude: 'lat', longitude: 'lng' },
] as const

const place = z
  .object({
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    lat: described(latitude.optional(), 'The same as `latitude`, in decimal degrees.'),
    lng: described(longitude.optional(), 'The same as `longitude`, in decimal degrees.'),
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
    z.object({
      direction: described(z.number(), 'Degrees clockwise from true north, from 0 up to 360.', 151.62),
      compass: described(z.enum(compassPoints), 'The nearest of the eight points of the compass.'),
      ...lengths,
    }),
    z.object({
      direction: described(z.null(), 'There is no direction at the Kaaba and opposite to it.'),
      note: described(z.enum(['kaaba', 'antipode']), 'Which of the two places it is.'),
      ...lengths,
    }),
  ]),
})
