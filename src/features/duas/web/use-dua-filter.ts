import { useMemo } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { bookmarks } from '#shared/web/user-data/saved-items.ts'
import {
  type DuaCategory,
  type DuaTheme,
  duaCategories,
  duaThemes,
  type ReadableDua,
  searchDuas,
} from '../core/index.ts'

export interface DuaFilter {
  readonly category: DuaCategory | undefined
  readonly theme: DuaTheme | undefined
  readonly query: string
  readonly savedOnly: boolean
  /** The id of a collection; only with `savedOnly`. */
  readonly collection: string | undefined
}

/** The filter in the address, so that a link opens the same list, and a function that changes it. */
export function useDuaFilter(): readonly [DuaFilter, (change: Partial<DuaFilter>) => void] {
  const [address, setAddress] = useAddressQuery()
  const filter: DuaFilter = {
    category: duaCategories.find((each) => each === address.get('category')),
    theme: duaThemes.find((each) => each === address.get('theme')),
    query: address.get('q') ?? '',
    savedOnly: address.has('saved') || address.has('collection'),
    collection: address.get('collection') ?? undefined,
  }
  const change = (part: Partial<DuaFilter>) => {
    const { category, theme, query, savedOnly, collection } = { ...filter, ...part }
    setAddress(
      () =>
        new URLSearchParams({
          ...(category && { category }),
          ...(theme && { theme }),
          ...(query && { q: query }),
          ...(savedOnly && (collection ? { collection } : { saved: '' })),
        }),
      { replace: true },
    )
  }
  return [filter, change]
}

/** The duas that pass the filter, in their order. */
export function useFilteredDuas(
  duas: readonly ReadableDua[] | undefined,
  { category, theme, query, savedOnly, collection }: DuaFilter,
): readonly ReadableDua[] {
  const saved = bookmarks.use()
  return useMemo(() => {
    const chosen = (duas ?? []).filter(({ id, categories, themes }) => {
      const bookmark = savedOnly ? saved?.get(targetKey('dua', id)) : undefined
      return (
        (!category || categories.includes(category)) &&
        (!theme || themes.includes(theme)) &&
        (!savedOnly || bookmark) &&
        (!collection || bookmark?.collections?.includes(collection))
      )
    })
    return searchDuas(chosen, query)
  }, [duas, category, theme, query, savedOnly, collection, saved])
}
