import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { type MosqueAlone, readMosque } from '../core/mosques.contract.ts'
import { keptMosque } from './kept-answer.ts'
import { type Times, todaysTimes } from './todays-times.ts'

export interface FoundMosque {
  /** `undefined` when there is none with this id. */
  readonly mosque: MosqueAlone | undefined
  /** When it came from the server (ISO 8601), if that was at an earlier visit. */
  readonly keptAt?: string
}

const FRESH_MS = 5 * 60_000
const NOT_FOUND = 404

/** A mosque by its id; without a network as the last list had it, with the times of today. */
export function useMosque(id: string, times: Times) {
  return useQuery({
    queryKey: [readMosque.path, id, times.choices],
    queryFn: async ({ signal }): Promise<FoundMosque> => {
      try {
        return { mosque: await call(readMosque, { params: { id }, query: times.choices, signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return { mosque: undefined }
        const kept = signal.aborted ? undefined : keptMosque(id)
        if (!kept) throw error
        const today = await todaysTimes(times)
        return { mosque: { ...kept.mosque, ...today(kept.mosque) }, keptAt: kept.at }
      }
    },
    staleTime: FRESH_MS,
  })
}
