import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onRecords } from '#shared/web/user-data/user-records.ts'
import { measureStoredData, type StoredData } from './stored-data.ts'

/** The data stored on this device, counted again whenever records change; `again` counts now. */
export function useStoredData(): { readonly kept: StoredData | undefined; readonly again: () => void } {
  const { data, refetch } = useQuery({ queryKey: ['stored-data'], queryFn: measureStoredData, gcTime: 0 })
  const again = () => void refetch()
  useEffect(() => onRecords(() => void refetch()), [refetch])
  return { kept: data, again }
}
