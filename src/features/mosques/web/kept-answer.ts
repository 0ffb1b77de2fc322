import * as z from 'zod/mini'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import type { Mosque } from '../core/mosques.contract.ts'

/** The last answer of the server and what it was an answer to. */
export interface KeptAnswer {
  readonly place: Coordinates
  /** Kilometres. */
  readonly radius: number
  /** When it came (ISO 8601). */
  readonly at: string
  readonly mosques: readonly Mosque[]
}

/** From farther away, what was near there is not near here. */
const NEAR_KM = 25

/** What is read of an answer here; the rest of each mosque is as the server sent it. */
const savedAnswer = z.object({
  place: z.object({ latitude: z.number(), longitude: z.number() }),
  radius: z.number(),
  at: z.iso.datetime(),
  mosques: z.array(
    z.looseObject({
      id: z.string(),
      coordinates: z.object({ lat: z.number(), lng: z.number() }),
      timeZone: z.string(),
    }),
  ),
})

const kept = deviceValue<KeptAnswer>(
  'rafiq.mosques',
  (found) => savedAnswer.safeParse(found).data as KeptAnswer | undefined,
)

export const keepAnswer = (answer: KeptAnswer): void => kept.write(answer)

/** A mosque of the last answer, and when that came (ISO 8601); `undefined` when it is not among them. */
export function keptMosque(id: string): { readonly mosque: Mosque; readonly at: string } | undefined {
  const answer = kept.read()
  const mosque = answer?.mosques.find((each) => each.id === id)
  return answer && mosque && { mosque, at: answer.at }
}

/** What is kept of around a place; `undefined` when that was elsewhere. */
export function keptAnswer(place: Coordinates): KeptAnswer | undefined {
  const answer = kept.read()
  return answer && distanceKm(answer.place, place) <= NEAR_KM ? answer : undefined
}
