import type { BookmarkType } from '../bookmark-type.ts'
import type { ShownItem } from '../use-items.ts'

/** What fetches the items' own texts, by what the items are about. What cannot be had is left out. */
export function useItemTexts(sorts: readonly BookmarkType[]) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
  const loaders = sorts.map(({ sort, useTexts }) => [sort, useTexts?.()] as const)
  return async (items: readonly ShownItem[]): Promise<ReadonlyMap<string, string>> => {
    const found = await Promise.all(
      loaders.map(async ([sort, load]) => {
        const things = items.filter((item) => item.sort === sort).map(({ of }) => of)
        const texts = things.length > 0 ? await load?.(things).catch(() => undefined) : undefined
        return [...(texts ?? [])].map(([of, text]) => [`${sort}/${of}`, text] as const)
      }),
    )
    return new Map(found.flat())
  }
}
