import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#shared/web/api/request.ts'
import { readSubscription } from '../push/push-calls.ts'

/** What the server keeps about this device, anew whenever it was told something. */
export function useSubscription(id: string, told: string) {
  return useQuery({
    queryKey: ['reminders', id, told],
    queryFn: ({ signal }) => readSubscription(id, signal),
    placeholderData: (previous) => previous,
    refetchInterval: 60_000,
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })
}
