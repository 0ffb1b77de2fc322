import { useSurahs } from '#features/quran/web/data/use-surahs.ts'
import { surahName } from '#features/quran/web/reader/surah-name.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

/** The name of a surah in the page's script, also offline; its number until the names are loaded. */
export function useSurahNames(): (surah: number) => string {
  const { data } = useSurahs()
  return (number) => {
    const surah = data?.[number - 1]
    if (!surah) return t('reading:surahNumber', { number: formatNumber(number) })
    return surahName(surah)
  }
}
