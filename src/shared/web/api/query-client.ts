import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './request.ts'

const FIVE_MINUTES = 5 * 60 * 1000

/**
 * Reads never go stale and are not repeated on focus. A failed one is retried once, unless its message is
 * that of a 4xx status or of a failed connection. Writes are never repeated.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && mayRetry(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Whether a failed read deserves a second try. The text of a 500 answer has an id, which may contain any digit. */
export function mayRetry(error: Error): boolean {
  if (error instanceof ApiError) return error.status >= 500
  return !error.message.includes('4') && !error.message.includes('Network')
}
