import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { type MosqueDetails, readMosque } from '../core/mosques.contract.ts'
import { readSavedMosque } from './saved-list.ts'
import { type Times, todaysTimes } from './todays-times.ts'

export interface FoundMosque {
  /** `undefined` when no mosque has this id. */
  readonly mosque: MosqueDetails | undefined
  /** When it was received (ISO 8601), if during an earlier visit. */
  readonly savedAt?: string
}

const FRESH_MS = 5 * 60_000
const NOT_FOUND = 404

/** A mosque by its id; offline as in the saved list, with today’s times. */
export function useMosque(id: string, times: Times) {
  return useQuery({
    queryKey: [readMosque.path, id, times.choices],
    queryFn: async ({ signal }): Promise<FoundMosque> => {
      try {
        return { mosque: await call(readMosque, { params: { id }, query: times.choices, signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return { mosque: undefined }
        const kept = signal.aborted ? undefined : readSavedMosque(id)
        if (!kept) throw error
        const today = await todaysTimes(times)
        return { mosque: { ...kept.mosque, ...today(kept.mosque) }, savedAt: kept.at }
      }
    },
    staleTime: FRESH_MS,
  })
}
