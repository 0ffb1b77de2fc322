import { useAddressQuery } from '../use-address-query.ts'

/** A filter of a directory: its name in the contract and in the address, and its values. */
export interface DirectoryFilter {
  readonly name: string
  readonly label: string
  /** The text of the choice that leaves the filter out. */
  readonly all: string
  readonly values: readonly { readonly value: string; readonly text: string }[]
}

/** The search, the chosen filters and the first page of a list; without those that are not set. */
export type DirectoryQuery = Readonly<Record<string, string>>

const SEARCH = 'search'
const PAGE = 'page'
const ALL = 'all'
const LONGEST_SEARCH = 100
const MOST_DIGITS = 5

/**
 * The list’s query in the address, so that a link opens the same list, and a function that changes one part.
 * Unknown values of a filter are left out. A change goes back to the first page.
 */
export function useDirectoryQuery(
  filters: readonly DirectoryFilter[],
): readonly [DirectoryQuery, (name: string, value: string) => void] {
  const [address, setAddress] = useAddressQuery()
  const query: Record<string, string> = {}
  for (const { name, values } of filters) {
    const chosen = values.find(({ value }) => value === address.get(name))
    if (chosen) query[name] = chosen.value
  }
  const search = address.get(SEARCH)?.slice(0, LONGEST_SEARCH)
  if (search) query[SEARCH] = search
  const page = Number.parseInt(address.get(PAGE)?.slice(0, MOST_DIGITS) ?? '', 10)
  if (page > 1) query[PAGE] = String(page)
  const change = (name: string, value: string) =>
    setAddress(
      (now) => {
        now.delete(PAGE)
        if (value === '' || value === ALL) now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true },
    )
  return [query, change]
}
