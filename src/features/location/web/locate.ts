import { type Coordinates, roundedPlace } from '#shared/core/coordinates.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import { currentLanguage, loadMessages } from '#shared/web/i18n/i18n.ts'
import {
  GEOLOCATION_STEPS,
  type GeolocationProblem,
  geolocationProblem,
  type Place,
  PROMPT_STEP,
} from '../core/index.ts'
import { readPlace } from '../core/location.contract.ts'

/** Why the device could not determine its location. */
export class LocationError extends Error {
  override readonly name = 'LocationError'

  constructor(readonly problem: GeolocationProblem) {
    super(problem)
  }
}

/**
 * The location of the device, rounded to three decimals: precisely if possible, else roughly. The first
 * request, with its prompt, has a shorter time limit than a later update (specification, section 9). Throws
 * {@link LocationError}.
 */
export async function devicePosition(asked: 'prompt' | 'update'): Promise<Coordinates> {
  const [precise, rough] = GEOLOCATION_STEPS
  try {
    return await position(asked === 'prompt' ? PROMPT_STEP : precise)
  } catch (error) {
    if (error instanceof LocationError && error.problem === 'geolocation_denied') throw error
    return position(rough)
  }
}

/** A measured place, and how far from it the device may be. */
export interface Measured extends Coordinates {
  readonly accuracyKm: number
}

/** One measurement, rounded to three decimals. Rejects with {@link LocationError}. */
export function position(options: PositionOptions): Promise<Measured> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new LocationError(geolocationProblem('unsupported')))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ...roundedPlace(coords), accuracyKm: coords.accuracy / 1000 }),
      (error) => reject(new LocationError(geolocationProblem(error.code))),
      options,
    )
  })
}

/**
 * The place at `coordinates` with its name; in private mode and offline, the name is found on this device. The names
 * of cities are loaded, so that it can be shown in the page’s language.
 */
export async function placeAt(coordinates: Coordinates): Promise<Place> {
  const [place] = await Promise.all([findPlace(coordinates), loadMessages(['cities']).catch(() => undefined)])
  return place
}

async function findPlace({ latitude, longitude }: Coordinates): Promise<Place> {
  try {
    const { answer: found } = await readAnswer(readPlace, {
      latitude: String(latitude),
      longitude: String(longitude),
      language: currentLanguage().code,
    })
    return {
      name: found.city,
      ...(found.country && { country: found.country }),
      ...(found.countryCode && { countryCode: found.countryCode }),
      latitude,
      longitude,
      timeZone: found.timeZone,
      source: 'device',
    }
  } catch {
    const { placeOnDevice } = await import('./place-on-device.ts')
    return placeOnDevice({ latitude, longitude })
  }
}
