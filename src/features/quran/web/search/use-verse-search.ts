import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSurahs } from '../data/use-surahs.ts'
import { findVerses } from './find-verses.ts'
import { loadResultPage, type ResultPage } from './result-page.ts'
import { matchesFilter, type VerseFilter } from './verse-filter.ts'

/**
 * Search results page by page, filtered and with translations in `language`. Keeps the previous results until new ones
 * arrive, and aborts outdated requests.
 */
export function useVerseSearch(text: string, language: string, filter: VerseFilter, enabled: boolean) {
  const { data: surahs } = useSurahs()
  const hasFilter = Object.values(filter).some((value) => value !== undefined)
  const isMeccan = (surah: number) => surahs?.[surah - 1]?.revelationType === 'Meccan'
  return useInfiniteQuery({
    queryKey: ['verses', 'search', language, text, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }): Promise<ResultPage> =>
      loadResultPage(
        (limit, offset) => findVerses(text, { language, limit, offset, signal }),
        pageParam,
        hasFilter ? (verse) => matchesFilter(verse, filter, isMeccan) : undefined,
      ),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    enabled: enabled && (filter.revelation === undefined || surahs !== undefined),
  })
}
