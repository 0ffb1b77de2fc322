import { QueryClient } from '@tanstack/react-query'

const FIVE_MINUTES = 5 * 60 * 1000

/**
 * Reads never go stale and are not fetched again on focus; a failed one is tried once more unless its text speaks of
 * a refusal (it has a 4) or of the network. Writes are never repeated.
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

/** Whether a failed read deserves a second try. */
export function mayRetry(error: Error): boolean {
  return !error.message.includes('4') && !error.message.includes('Network')
}
