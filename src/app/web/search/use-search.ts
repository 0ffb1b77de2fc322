import { type QueryFunctionContext, useQueries } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { searchKinds } from './search-kinds.ts'

/** What `text` finds, by kind, in the order of the kinds; kinds that find nothing are left out. */
export function useSearch(text: string) {
  const q = useDeferredValue(text.trim())
  return useQueries({
    queries: searchKinds.map(({ name, find }) => ({
      queryKey: ['search', name, q],
      queryFn: (context: QueryFunctionContext) => find(q, context),
      enabled: q !== '',
    })),
    combine: (found) => ({
      groups: found
        .map(({ data }, i) => ({ name: searchKinds[i]?.name ?? 'parts', results: data ?? [] }))
        .filter(({ results }) => results.length > 0),
      /** The results are not yet those of the text. */
      searching: q !== text.trim() || found.some(({ isFetching }) => isFetching),
    }),
  })
}
