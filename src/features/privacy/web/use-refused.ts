import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Thing } from '#shared/core/own-things/thing.ts'
import { onThings } from '#shared/web/own-things/kept.ts'
import { onSyncState, refusedThings } from '#shared/web/own-things/sync-loop.ts'

/** What the account would not take, read anew when things change and when a sync has ended. */
export function useRefused(): readonly Thing[] {
  const { data, refetch } = useQuery({
    queryKey: ['refused-things'],
    queryFn: () => refusedThings().catch(() => []),
    gcTime: 0,
  })
  useEffect(() => {
    const again = () => void refetch()
    const ends = [onThings(again), onSyncState(({ doing }) => doing !== 'syncing' && again())]
    return () => {
      for (const end of ends) end()
    }
  }, [refetch])
  return data ?? []
}
