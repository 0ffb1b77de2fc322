import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#shared/web/api/request.ts'
import type { ReadableDua } from '../core/index.ts'
import { DUAS } from './duas-address.ts'

/** Every dua. The service worker has the list offline. */
export const duasQuery = queryOptions({
  queryKey: [DUAS],
  queryFn: async ({ signal }) => (await request(DUAS, { signal })) as readonly ReadableDua[],
})

export const useDuas = () => useQuery(duasQuery)
