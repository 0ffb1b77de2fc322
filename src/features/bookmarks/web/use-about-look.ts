import { aboutIn } from '#shared/core/user-data/about.ts'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import type { BookmarkSort, Look } from './bookmark-sort.ts'

/** How what a note is about looks. The sorts of a page are always the same, in the same order. */
export function useAboutLook(
  sorts: readonly BookmarkSort[],
): (about: string | undefined, bookmark?: Bookmark) => Look | undefined {
  // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
  const looks = sorts.map(({ sort, useLook }) => [sort, useLook()] as const)
  return (about, bookmark) => {
    const parts = aboutIn(about)
    return parts && looks.find(([sort]) => sort === parts.sort)?.[1](parts.of, bookmark)
  }
}
