import { type QueryFunctionContext, useQueries } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { articles } from './kinds/articles.ts'
import { businesses } from './kinds/businesses.ts'
import { courses } from './kinds/courses.ts'
import { duas } from './kinds/duas.ts'
import { hadiths } from './kinds/hadiths.ts'
import { history } from './kinds/history.ts'
import { lessons } from './kinds/lessons.ts'
import { names } from './kinds/names.ts'
import { pages } from './kinds/pages.ts'
import { partsOfThePage } from './kinds/parts.ts'
import { places } from './kinds/places.ts'
import { questions } from './kinds/questions.ts'
import { surahs } from './kinds/surahs.ts'
import { verses } from './kinds/verses.ts'
import type { SearchKind } from './search-kind.ts'

/** All kinds of results of the header's search, in the order of their groups. */
const searchKinds: readonly SearchKind[] = [
  pages,
  surahs,
  verses,
  duas,
  names,
  hadiths,
  lessons,
  courses,
  questions,
  articles,
  history,
  businesses,
  partsOfThePage,
  places,
]

/** Searches for `text`; returns the results in groups by kind, without empty groups. */
export function useSearch(text: string) {
  const q = useDeferredValue(text.trim())
  return useQueries({
    queries: searchKinds.map(({ name, find }) => ({
      queryKey: ['search', name, q, location.pathname],
      queryFn: (context: QueryFunctionContext) => find(q, context),
      enabled: q !== '',
    })),
    combine: (found) => ({
      groups: found
        .map(({ data }, i) => ({ name: searchKinds[i]?.name ?? 'parts', results: data ?? [] }))
        .filter(({ results }) => results.length > 0),
      /** The results may still be those of an earlier text. */
      searching: q !== text.trim() || found.some(({ isFetching }) => isFetching),
    }),
  })
}
