import type { BookmarkType } from '../bookmark-type.ts'
import type { ShownItem } from '../use-items.ts'

/** Returns a function that loads the items' own texts by target. Unavailable ones are left out. */
export function useItemTexts(types: readonly BookmarkType[]) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the types never change.
  const loaders = types.map(({ type, useTexts }) => [type, useTexts?.()] as const)
  return async (items: readonly ShownItem[]): Promise<ReadonlyMap<string, string>> => {
    const found = await Promise.all(
      loaders.map(async ([type, load]) => {
        const ids = items.filter((item) => item.type === type).map(({ id }) => id)
        const texts = ids.length > 0 ? await load?.(ids).catch(() => undefined) : undefined
        return [...(texts ?? [])].map(([id, text]) => [`${type}/${id}`, text] as const)
      }),
    )
    return new Map(found.flat())
  }
}
