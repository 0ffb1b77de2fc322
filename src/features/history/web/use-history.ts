import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#shared/web/api/request.ts'
import type { HistoryEvent } from '../core/index.ts'
import { HISTORY } from './history-address.ts'

/** All events in their order. The service worker has them offline. */
export const historyQuery = queryOptions({
  queryKey: [HISTORY],
  queryFn: async ({ signal }) => (await request(HISTORY, { signal })) as readonly HistoryEvent[],
})

export const useHistory = () => useQuery(historyQuery)
