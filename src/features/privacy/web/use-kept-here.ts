import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onRecords } from '#shared/web/user-data/user-records.ts'
import { type KeptHere, keptHere } from './kept-here.ts'

/** What this device keeps, counted whenever things change; `again` counts what else may have. */
export function useKeptHere(): { readonly kept: KeptHere | undefined; readonly again: () => void } {
  const { data, refetch } = useQuery({ queryKey: ['kept-here'], queryFn: keptHere, gcTime: 0 })
  const again = () => void refetch()
  useEffect(() => onRecords(() => void refetch()), [refetch])
  return { kept: data, again }
}
