import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { onSyncState, rejectedRecords } from '#shared/web/user-data/sync-loop.ts'
import { onRecords } from '#shared/web/user-data/user-records.ts'

/** Records that the account rejected, read again when records change and after each sync. */
export function useRejected(): readonly UserRecord[] {
  const { data, refetch } = useQuery({
    queryKey: ['rejected-records'],
    queryFn: () => rejectedRecords().catch(() => []),
    gcTime: 0,
  })
  useEffect(() => {
    const again = () => void refetch()
    const ends = [onRecords(again), onSyncState(({ doing }) => doing !== 'syncing' && again())]
    return () => {
      for (const end of ends) end()
    }
  }, [refetch])
  return data ?? []
}
