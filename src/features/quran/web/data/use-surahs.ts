import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { loadMessages } from '#shared/web/i18n/i18n.ts'
import { SURAH_NAMES, translatedTitle } from '#shared/web/surah-name.ts'
import type { NamedSurah, VerseText } from '../../core/index.ts'
import type { readSurahs } from '../../core/quran.contract.ts'
import { readContent } from './content-file.ts'

export type SurahSummary = AnswerOf<typeof readSurahs>[number] & Pick<NamedSurah, 'translated'>

/** The surahs in order, from the reference content; available offline once read. */
export const useSurahs = () => useQuery(surahsQuery)

/** The verses of a surah (1–114) exactly as in the source, with their divisions. */
export const useSurahText = (surah: number) => useQuery(surahTextQuery(surah))

export const surahsQuery = queryOptions({
  queryKey: ['quran', 'surahs'],
  queryFn: async () => {
    const [surahs] = await Promise.all([
      readContent<readonly SurahSummary[]>((index) => index.surahs),
      loadSurahNames(),
    ])
    return surahs.map((surah) => ({ ...surah, translated: [translatedTitle(surah.number) ?? []].flat() }))
  },
})

/** Loads the names of the surahs in the page's language. Without them, offline, pages show the content's own. */
export const loadSurahNames = (): Promise<void> => loadMessages([SURAH_NAMES]).catch(() => undefined)

export const surahTextQuery = (surah: number) =>
  queryOptions({
    queryKey: ['quran', 'text', surah],
    queryFn: () => readContent<readonly VerseText[]>((index) => `${index.text}/${surah}.json`),
  })
