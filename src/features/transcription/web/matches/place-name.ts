import type { RecitationMatch } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { SurahNames } from './matcher-messages.ts'

/** `Al-Ikhlas · 112:1–3`, as the page's language writes it. */
export function placeName({ surah, firstVerse, lastVerse }: RecitationMatch, surahs: SurahNames): string {
  const names = surahs[surah]
  return t(firstVerse === lastVerse ? 'transcription:place' : 'transcription:places', {
    surah: (currentLanguage().code === 'ar' ? names?.name : names?.englishName) ?? formatNumber(surah),
    number: formatNumber(surah),
    first: formatNumber(firstVerse),
    last: formatNumber(lastVerse),
  })
}
