import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type DirectorySource, embeddedFirst, embeddedPage, readPage } from './read-directory.ts'
import type { DirectoryQuery } from './use-directory-query.ts'

/** The entries of a list from the page of its query on. `more` loads the next page. */
export function useDirectoryPages<Entry>(source: DirectorySource, query: DirectoryQuery) {
  const { page: first = '1', ...rest } = query
  const embedded = Object.keys(query).length === 0 ? embeddedPage<Entry>(source) : undefined
  const {
    data: read,
    isError,
    refetch,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
  } = useInfiniteQuery({
    queryKey: [source.path, query, 'fixed' in source ? source.fixed : undefined],
    queryFn: ({ pageParam, signal }) => readPage<Entry>(source, rest, pageParam, signal),
    initialPageParam: Number(first),
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...embeddedFirst(embedded && { pages: [embedded], pageParams: [1] }),
  })
  // Many cards are rendered in slices, so that a slow device can handle input in between.
  const data = useDeferredValue(read)
  const last = data?.pages.at(-1)?.pagination
  return {
    entries: data?.pages.flatMap((each) => each.entries),
    total: last?.total ?? 0,
    totalIsMinimum: last?.totalIsMinimum === true,
    hasMore: last !== undefined && last.page < last.totalPages,
    more: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** The entries are those of the query before. */
    isOld: isPlaceholderData || data !== read,
    isError: isError && !read,
    retry: () => void refetch(),
  }
}
