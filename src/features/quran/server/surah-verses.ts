import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { verseNumber } from '../core/index.ts'
import type { readSurah } from '../core/quran.contract.ts'
import type { QuranRepository } from './quran.repository.ts'
import type { OpenTranslation } from './translations.ts'

/** The verses of a surah as the Quran service gives them; with `translated` also in that translation. */
export async function surahVerses(
  quran: QuranRepository,
  number: number,
  translated?: OpenTranslation,
): Promise<AnswerOf<typeof readSurah>> {
  const { pages: _pages, juz: _juz, bismillah: _bismillah, ...surah } = quran.surah(number)
  const [text, english, translation] = await Promise.all([
    quran.text(number),
    quran.translation('en', number),
    translated?.verses(number),
  ])
  return text.map((verse, index) => ({
    number: verseNumber({ surah: number, verse: index + 1 }),
    text: verse.text,
    englishTranslation: english[index] ?? '',
    transliteration: verse.transliteration,
    numberInSurah: index + 1,
    surah,
    juz: verse.juz,
    page: verse.page,
    hizbQuarter: verse.hizbQuarter,
    sajda: verse.sajda,
    ...(translated && { translation: translation?.[index] ?? '', language: translated.language }),
  }))
}
