import * as z from 'zod/mini'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import type { Mosque } from '../core/mosques.contract.ts'

/** The last list from the server and its query. */
export interface SavedList {
  readonly place: Coordinates
  /** Kilometres. */
  readonly radius: number
  /** When it was received (ISO 8601). */
  readonly at: string
  readonly mosques: readonly Mosque[]
}

/** Farther away, the saved list is of no use. */
const NEAR_KM = 25

/** The fields that are read here; the rest of each mosque is as the server sent it. */
const savedList = z.object({
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

const saved = deviceValue<SavedList>(
  'rafiq.mosques',
  (found) => savedList.safeParse(found).data as SavedList | undefined,
)

export const saveList = (answer: SavedList): void => saved.write(answer)

/** A mosque of the saved list with the list’s date (ISO 8601), if it is included. */
export function readSavedMosque(id: string): { readonly mosque: Mosque; readonly at: string } | undefined {
  const answer = saved.read()
  const mosque = answer?.mosques.find((each) => each.id === id)
  return answer && mosque && { mosque, at: answer.at }
}

/** The saved list if it is for a place nearby. */
export function readSavedList(place: Coordinates): SavedList | undefined {
  const answer = saved.read()
  return answer && distanceKm(answer.place, place) <= NEAR_KM ? answer : undefined
}
