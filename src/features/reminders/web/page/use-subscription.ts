import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#shared/web/api/request.ts'
import { readSubscription } from '../push/push-calls.ts'

/** What the server stores about this device, refetched after every change. */
export function useSubscription(id: string, sent: string) {
  return useQuery({
    queryKey: ['reminders', id, sent],
    queryFn: ({ signal }) => readSubscription(id, signal),
    placeholderData: (previous) => previous,
    refetchInterval: 60_000,
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })
}
