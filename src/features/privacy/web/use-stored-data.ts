import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onRecords } from '#shared/web/user-data/user-records.ts'
import { measureStoredData, type StoredData } from './stored-data.ts'

/** What this device keeps, counted whenever things change; `again` counts what else may have. */
export function useStoredData(): { readonly kept: StoredData | undefined; readonly again: () => void } {
  const { data, refetch } = useQuery({ queryKey: ['stored-data'], queryFn: measureStoredData, gcTime: 0 })
  const again = () => void refetch()
  useEffect(() => onRecords(() => void refetch()), [refetch])
  return { kept: data, again }
}
