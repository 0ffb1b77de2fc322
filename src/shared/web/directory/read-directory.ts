import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { pagesOf, type Total } from '#shared/core/directory/total.ts'
import { request } from '../api/request.ts'
import type { DirectoryQuery } from './use-directory-query.ts'

interface DirectoryPageAnswer<Entry> {
  readonly entries: readonly Entry[]
  readonly pagination: Pagination
}

/**
 * A call that lists a directory. Its answer has the entries in a field, beside `pagination`; or it is the list
 * of entries, and another call counts them; `fixed` is sent with every request for the list.
 */
export type DirectorySource =
  | { readonly path: string; readonly entries: string; readonly fixed?: DirectoryQuery }
  | {
      readonly path: string
      readonly count: string
      readonly limit: number
      readonly fixed?: DirectoryQuery
    }

const fixedQuery = (source: DirectorySource) => ('fixed' in source ? source.fixed : undefined)

/** The list of a directory: its address and its call. */
export interface DirectoryList {
  readonly path: string
  readonly source: DirectorySource
}

/** Reads one page of a list with the numbers of its end. */
export async function readPage<Entry>(
  source: DirectorySource,
  query: DirectoryQuery,
  page: number,
  signal: AbortSignal,
): Promise<DirectoryPageAnswer<Entry>> {
  const asked = { ...fixedQuery(source), ...query, ...(page > 1 && { page }) }
  const reading = request(source.path, { query: asked, signal })
  if ('entries' in source) {
    const answer = (await reading) as Record<string, unknown>
    return {
      entries: answer[source.entries] as readonly Entry[],
      pagination: answer.pagination as Pagination,
    }
  }
  const { limit } = source
  const [entries, total] = await Promise.all([
    reading as Promise<readonly Entry[]>,
    request(source.count, { query, signal }) as Promise<Total>,
  ])
  // Beyond the counted pages, a full page may have another one after it.
  const seen = total.totalIsMinimum && entries.length === limit ? page + 1 : 0
  return { entries, pagination: { page, limit, ...total, totalPages: Math.max(pagesOf(total, limit), seen) } }
}

/** The best `limit` entries for a search, without their total. */
export async function readBest<Entry>(
  source: DirectorySource,
  search: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly Entry[]> {
  const answer = await request(source.path, { query: { ...fixedQuery(source), search, limit }, signal })
  return ('entries' in source ? (answer as Record<string, unknown>)[source.entries] : answer) as Entry[]
}
