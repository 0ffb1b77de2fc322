import type { RecitationMatch } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { surahName } from '#shared/web/surah-name.ts'
import type { SurahNames } from './matcher-messages.ts'

/** Formats a reference such as `Al-Ikhlas · 112:1–3` in the page’s language. */
export function placeName({ surah, firstVerse, lastVerse }: RecitationMatch, surahs: SurahNames): string {
  const names = surahs[surah]
  return t(firstVerse === lastVerse ? 'transcription:place' : 'transcription:places', {
    surah: names ? surahName({ number: surah, ...names }) : formatNumber(surah),
    number: formatNumber(surah),
    first: formatNumber(firstVerse),
    last: formatNumber(lastVerse),
  })
}
