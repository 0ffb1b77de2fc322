import { useAddressQuery } from '../../use-address-query.ts'
import type { AdminFilter } from './admin-table-props.ts'

/** The state of a table in the address. */
export interface TableQuery {
  readonly search: string
  /** The name of the order; a minus reverses it. Without one the server's default. */
  readonly sort: string | undefined
  readonly page: number
  /** The chosen filters. */
  readonly filters: Readonly<Record<string, string>>
  readonly hiddenColumns: readonly string[]
}

type Change = Partial<Record<'search' | 'sort' | 'page' | 'hide', string>> & Readonly<Record<string, string>>

const LONGEST_SEARCH = 100
const ownFields = ['search', 'sort', 'page', 'hide']

/**
 * The state of a table in the address, so that a link opens the same rows, and a function that changes fields; an empty text
 * removes one. Anything but a page goes back to the first page.
 */
export function useTableQuery(filters: readonly AdminFilter[]) {
  const [address, setAddress] = useAddressQuery()
  const chosen = filters.flatMap(({ name, values }) => {
    const value = values.find((each) => each.value === address.get(name))
    return value ? [[name, value.value] as const] : []
  })
  const page = Number.parseInt(address.get('page') ?? '', 10)
  const query: TableQuery = {
    search: address.get('search')?.slice(0, LONGEST_SEARCH) ?? '',
    sort: address.get('sort') ?? undefined,
    page: Math.max(1, page || 1),
    filters: Object.fromEntries(chosen),
    hiddenColumns: address.get('hide')?.split(',').filter(Boolean) ?? [],
  }
  const change = (next: Change) =>
    setAddress(
      (now) => {
        if (!('page' in next)) now.delete('page')
        for (const [name, value] of Object.entries(next)) {
          if (value === '') now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace: true },
    )
  /** Replaces the whole state by that of a saved view. */
  const show = (saved: string) =>
    setAddress((now) => {
      for (const name of [...ownFields, ...filters.map((filter) => filter.name)]) now.delete(name)
      for (const [name, value] of new URLSearchParams(saved)) now.set(name, value)
      return now
    })
  const saved = new URLSearchParams({
    ...(query.search && { search: query.search }),
    ...(query.sort && { sort: query.sort }),
    ...(query.hiddenColumns.length > 0 && { hide: query.hiddenColumns.join(',') }),
    ...query.filters,
  }).toString()
  return { query, change, show, saved }
}
