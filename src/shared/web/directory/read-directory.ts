import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { pagesOf, type Total } from '#shared/core/directory/total.ts'
import { embeddedAnswer } from '../api/embedded-answer.ts'
import { addressOf, request } from '../api/request.ts'
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
  const [answer, total] = await Promise.all([
    request(source.path, { query: asked, signal }),
    'count' in source && request(source.count, { query, signal }),
  ])
  return pageOf(source, page, answer, total)
}

/** The first page of a list without filters, if the server sent it with the page. */
export function embeddedPage<Entry>(source: DirectorySource): DirectoryPageAnswer<Entry> | undefined {
  const answer = embeddedAnswer(addressOf(source.path, fixedQuery(source)))
  const total = 'count' in source ? embeddedAnswer(source.count) : false
  return answer === undefined || total === undefined ? undefined : pageOf(source, 1, answer, total)
}

/** A page from the answers of a source; `total` is that of `count`. */
function pageOf<Entry>(
  source: DirectorySource,
  page: number,
  answer: unknown,
  total: unknown,
): DirectoryPageAnswer<Entry> {
  if ('entries' in source) {
    const { [source.entries]: entries, pagination } = answer as Record<string, unknown>
    return { entries: entries as readonly Entry[], pagination: pagination as Pagination }
  }
  const { limit } = source
  const [entries, found] = [answer as readonly Entry[], total as Total]
  // Beyond the counted pages, a full page may have another one after it.
  const seen = found.totalIsMinimum && entries.length === limit ? page + 1 : 0
  return { entries, pagination: { page, limit, ...found, totalPages: Math.max(pagesOf(found, limit), seen) } }
}

/** An answer that came with the page is read again when it is opened later than this. */
const EMBEDDED_MS = 60_000

/** The options of a query whose first data came with the page; none without such data. */
export const embeddedFirst = <Data>(initialData: Data | undefined) =>
  initialData === undefined
    ? {}
    : { initialData, initialDataUpdatedAt: performance.timeOrigin, staleTime: EMBEDDED_MS }

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
