import { navigate } from 'wouter/use-browser-location'
import { type DirectoryList, readBest } from '#shared/web/directory/read-directory.ts'
import type { SearchKind, SearchResult } from './search-kind.ts'

const MOST = 3
/** One letter would find most of them. */
const SHORTEST = 2
/** The contract’s limit for a search. */
const LONGEST = 100

/**
 * The entries of a directory as a kind of results, with a link to all of them at the end. `resultOf` gives the
 * end of an entry’s address and its texts.
 */
export function directoryKind<Entry>(config: {
  readonly name: SearchKind['name']
  readonly list: DirectoryList
  readonly resultOf: (entry: Entry) => Omit<SearchResult, 'id' | 'open'> & { readonly slug: string }
  /** The text of the link to all entries that match. */
  readonly all: () => string
}): SearchKind {
  const { name, list, resultOf, all } = config
  return {
    name,
    find: async (text, { signal }) => {
      if (text.length < SHORTEST) return []
      const search = text.slice(0, LONGEST)
      const found = await readBest<Entry>(list.source, search, MOST + 1, signal)
      const results = found.slice(0, MOST).map((entry) => {
        const { slug, ...shown } = resultOf(entry)
        return { ...shown, id: `${name}-${slug}`, open: () => navigate(`${list.path}/${slug}`) }
      })
      if (found.length <= MOST) return results
      const address = `${list.path}?search=${encodeURIComponent(search)}`
      return [...results, { id: `all-${name}`, title: all(), detail: '', open: () => navigate(address) }]
    },
  }
}
