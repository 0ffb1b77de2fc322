import { useQuery } from '@tanstack/react-query'
import type { readSurahs } from '#features/quran/core/index.ts'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'

/** The name of a surah in the page's letters; its number while the names are not there. */
export function useSurahNames(): (surah: number) => string {
  const { data } = useQuery({
    ...reading<typeof readSurahs>('/api/quran/surahs', undefined),
    staleTime: Infinity,
  })
  const arabic = currentLanguage().direction === 'rtl'
  return (number) => {
    const surah = data?.answer[number - 1]
    if (!surah) return t('reading:surahNumber', { number: formatNumber(number) })
    return arabic ? surah.name : surah.englishName
  }
}
