import { useSurahs } from '#features/quran/web/data/use-surahs.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'

/** The name of a surah in the page's script, also offline; its number until the names are loaded. */
export function useSurahNames(): (surah: number) => string {
  const { data } = useSurahs()
  const arabic = currentLanguage().direction === 'rtl'
  return (number) => {
    const surah = data?.[number - 1]
    if (!surah) return t('reading:surahNumber', { number: formatNumber(number) })
    return arabic ? surah.name : surah.englishName
  }
}
