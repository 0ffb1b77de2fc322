import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'
import type { BookmarkType, ItemPreview } from './bookmark-type.ts'

/** Previews of the targets of notes. The types of a page are always the same, in the same order. */
export function useTargetPreview(
  types: readonly BookmarkType[],
): (target: string | undefined, bookmark?: Bookmark) => ItemPreview | undefined {
  // biome-ignore lint/correctness/useHookAtTopLevel: the types never change.
  const previews = types.map(({ type, usePreview }) => [type, usePreview()] as const)
  return (target, bookmark) => {
    const parts = parseTarget(target)
    return parts && previews.find(([type]) => type === parts.type)?.[1](parts.id, bookmark)
  }
}
