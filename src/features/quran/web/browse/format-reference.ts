import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { VersePlace } from '../../core/index.ts'
import type { SurahSummary } from '../data/use-surahs.ts'
import { formatVerseNumber, surahName, surahOfVerse } from '../reader/surah-name.ts'
import type { Verse } from './load-verses.ts'

type Placed = Pick<Verse, 'surahNumber' | 'verseNumber' | 'surahName' | 'surahNameArabic'>

/** `Al-Baqarah 2:255` in the page's script and digits. */
export const formatReference = (verse: Placed): string =>
  t('quran:reference', {
    surah: surahOfVerse(verse),
    number: formatVerseNumber({ surah: verse.surahNumber, verse: verse.verseNumber }),
  })

/** The reference of a place; without the surah's name until the surahs are loaded. */
export function formatPlace(place: VersePlace, surahs: readonly SurahSummary[] | undefined): string {
  const surah = surahs?.[place.surah - 1]
  const number = formatVerseNumber(place)
  return surah ? t('quran:reference', { surah: surahName(surah), number }) : number
}

/** `Al-Kahf 18` */
export const formatSurah = (surah: SurahSummary): string =>
  t('quran:reference', { surah: surahName(surah), number: formatNumber(surah.number) })
