import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'
import type { BookmarkType, ItemPreview } from './bookmark-type.ts'

/** How what a note is about looks. The sorts of a page are always the same, in the same order. */
export function useTargetPreview(
  sorts: readonly BookmarkType[],
): (target: string | undefined, bookmark?: Bookmark) => ItemPreview | undefined {
  // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
  const looks = sorts.map(({ sort, useLook }) => [sort, useLook()] as const)
  return (target, bookmark) => {
    const parts = parseTarget(target)
    return parts && looks.find(([sort]) => sort === parts.sort)?.[1](parts.of, bookmark)
  }
}
