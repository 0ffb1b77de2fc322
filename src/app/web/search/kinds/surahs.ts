import { navigate } from 'wouter/use-browser-location'
import { matchingSurahs } from '#features/quran/core/index.ts'
import { formatSurah } from '#features/quran/web/browse/format-reference.ts'
import { type SurahSummary, surahsQuery } from '#features/quran/web/data/use-surahs.ts'
import { surahMeaning } from '#features/quran/web/reader/surah-name.ts'
import { namesInArabic } from '#shared/core/languages.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { SearchKind } from '../search-kind.ts'

const MOST = 3

/** Surahs by name, meaning or number. */
export const surahs: SearchKind = {
  name: 'surahs',
  find: async (text, { client }) => {
    const found = matchingSurahs(await client.ensureQueryData(surahsQuery), text)
    return found.slice(0, MOST).map((surah) => ({
      id: `surah-${surah.number}`,
      title: formatSurah(surah),
      detail: detailOf(surah),
      open: () => navigate(`/quran/reader/${surah.number}`),
    }))
  },
}

/** The meaning, and the Arabic name where the title has another. */
const detailOf = (surah: SurahSummary): string =>
  [surahMeaning(surah)?.text, namesInArabic(currentLanguage().code) ? undefined : surah.name]
    .filter((part) => part !== undefined)
    .join(' · ')
