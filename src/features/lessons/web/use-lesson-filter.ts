import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { lessonCategories, lessonLevels } from '../core/lesson.ts'
import type { LessonFilter } from '../core/search-lessons.ts'

/** The filter in the address, so that a link opens the same list, and a function that changes it. */
export function useLessonFilter(): readonly [LessonFilter, (change: Partial<LessonFilter>) => void] {
  const [address, setAddress] = useAddressQuery()
  const filter: LessonFilter = {
    category: lessonCategories.find((each) => each === address.get('category')),
    level: lessonLevels.find((each) => each === address.get('level')),
    query: address.get('q') ?? '',
  }
  const change = (part: Partial<LessonFilter>) => {
    const { category, level, query } = { ...filter, ...part }
    setAddress(
      () =>
        new URLSearchParams({
          ...(category && { category }),
          ...(level && { level }),
          ...(query && { q: query }),
        }),
      { replace: true },
    )
  }
  return [filter, change]
}
