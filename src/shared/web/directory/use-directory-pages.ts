import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { request } from '../api/request.ts'
import type { DirectoryQuery } from './use-directory-query.ts'

interface DirectoryPageAnswer<Entry> {
  readonly entries: readonly Entry[]
  readonly pagination: Pagination
}

/**
 * A call that lists a directory. Its answer has the entries in a field, beside `pagination`; or it is the list
 * of entries, and another call counts them.
 */
export type DirectorySource =
  | { readonly path: string; readonly entries: string }
  | { readonly path: string; readonly count: string; readonly limit: number }

async function readPage<Entry>(
  source: DirectorySource,
  query: DirectoryQuery,
  page: number,
  signal: AbortSignal,
): Promise<DirectoryPageAnswer<Entry>> {
  const asked = { ...query, ...(page > 1 && { page }) }
  const reading = request(source.path, { query: asked, signal })
  if ('entries' in source) {
    const answer = (await reading) as Record<string, unknown>
    return {
      entries: answer[source.entries] as readonly Entry[],
      pagination: answer.pagination as Pagination,
    }
  }
  const { limit } = source
  const [entries, { total }] = await Promise.all([
    reading as Promise<readonly Entry[]>,
    request(source.count, { query, signal }) as Promise<{ total: number }>,
  ])
  return { entries, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } }
}

/** The entries of a list from the page of its query on. `more` loads the next page. */
export function useDirectoryPages<Entry>(source: DirectorySource, query: DirectoryQuery) {
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
    queryKey: [source.path, query],
    queryFn: ({ pageParam, signal }) => readPage<Entry>(source, rest, pageParam, signal),
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
