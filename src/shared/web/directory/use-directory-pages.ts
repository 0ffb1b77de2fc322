import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { request } from '../api/request.ts'
import type { DirectoryQuery } from './use-directory-query.ts'

interface DirectoryPageAnswer<Entry> {
  readonly entries: readonly Entry[]
  readonly pagination: Pagination
}

/** A call that lists a directory, and the field of its answer with the entries. */
export interface DirectorySource {
  readonly path: string
  readonly entries: string
}

/** The entries of a list from the page of its query on. `more` loads the next page. */
export function useDirectoryPages<Entry>({ path, entries }: DirectorySource, query: DirectoryQuery) {
  const { page: first = '1', ...rest } = query
  const {
    data,
    isError,
    refetch,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
  } = useInfiniteQuery({
    queryKey: [path, query],
    queryFn: async ({ pageParam, signal }): Promise<DirectoryPageAnswer<Entry>> => {
      const asked = { ...rest, ...(pageParam > 1 && { page: pageParam }) }
      const answer = (await request(path, { query: asked, signal })) as Record<string, unknown>
      return {
        entries: answer[entries] as readonly Entry[],
        pagination: answer.pagination as Pagination,
      }
    },
    initialPageParam: Number(first),
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const last = data?.pages.at(-1)?.pagination
  return {
    entries: data?.pages.flatMap((each) => each.entries),
    total: last?.total ?? 0,
    hasMore: last !== undefined && last.page < last.totalPages,
    more: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** The entries are those of the query before. */
    isOld: isPlaceholderData,
    isError: isError && !data,
    retry: () => void refetch(),
  }
}
