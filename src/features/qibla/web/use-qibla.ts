import { useQuery } from '@tanstack/react-query'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { reading } from '#shared/web/api/reading.ts'
import { qiblaAnswer } from '../core/index.ts'
import { readQibla } from '../core/qibla.contract.ts'

/** Direction and distance of the Kaaba from `place`: the server's, else calculated here. */
export function useQibla(place: Coordinates | undefined) {
  const { latitude, longitude } = place ?? { latitude: 0, longitude: 0 }
  return useQuery({
    ...reading(readQibla, { lat: String(latitude), lng: String(longitude) }, async () =>
      qiblaAnswer({ latitude, longitude }),
    ),
    enabled: place !== undefined,
    // The same direction without waiting for a request.
    ...(place && { placeholderData: { answer: qiblaAnswer(place), from: 'device' as const } }),
  })
}
