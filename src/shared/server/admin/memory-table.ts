import type { Pagination } from '#shared/core/directory/directory.contract.ts'

type Comparable = string | number

/** How the query of an admin table selects rows that are in memory, such as those of files. */
interface MemoryTable<Row> {
  /** The texts that a search looks into. */
  readonly searched: (row: Row) => readonly string[]
  /** The orders of the contract by name, the default first. */
  readonly sorts: Readonly<Record<string, (row: Row) => Comparable>>
  /** The filters of the contract by name: the value of a row. */
  readonly filters?: Readonly<Record<string, (row: Row) => string>>
}

/** The query of a table, as `tableQuery` and the filters of the contract describe it. */
interface Query {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly page: number
  readonly limit: number
}

/** A page of the rows that pass the search and the filters. */
export function listInMemory<Row>(
  rows: readonly Row[],
  { searched, sorts, filters = {} }: MemoryTable<Row>,
  { search = '', sort, page, limit, ...query }: Query,
): { readonly data: Row[]; readonly pagination: Pagination } {
  const sought = search.trim().toLowerCase()
  const chosen = Object.entries<unknown>(query).filter(([, value]) => value !== undefined)
  const found = rows.filter(
    (row) =>
      searched(row).some((text) => text.toLowerCase().includes(sought)) &&
      chosen.every(([name, value]) => filters[name]?.(row) === value),
  )
  const [usual = ''] = Object.keys(sorts)
  const rankOf = sorts[(sort ?? usual).replace(/^-/, '')]
  const direction = sort?.startsWith('-') ? -1 : 1
  const sorted = rankOf ? found.toSorted((a, b) => direction * inOrder(rankOf(a), rankOf(b))) : found
  const total = sorted.length
  return {
    data: sorted.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

function inOrder(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en')
  return a < b ? -1 : a > b ? 1 : 0
}
