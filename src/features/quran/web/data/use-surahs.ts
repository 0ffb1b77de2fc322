import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { VerseText } from '../../core/index.ts'
import type { readSurahs } from '../../core/quran.contract.ts'
import { readContent } from './content-file.ts'

export type SurahSummary = AnswerOf<typeof readSurahs>[number]

/** The surahs in order, from the reference content; available offline once read. */
export const useSurahs = () => useQuery(surahsQuery)

/** The verses of a surah (1–114) exactly as in the source, with their divisions. */
export const useSurahText = (surah: number) => useQuery(surahTextQuery(surah))

export const surahsQuery = queryOptions({
  queryKey: ['quran', 'surahs'],
  queryFn: () => readContent<readonly SurahSummary[]>((index) => index.surahs),
})

export const surahTextQuery = (surah: number) =>
  queryOptions({
    queryKey: ['quran', 'text', surah],
    queryFn: () => readContent<readonly VerseText[]>((index) => `${index.text}/${surah}.json`),
  })
