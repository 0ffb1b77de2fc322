import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { verseNumber } from '../core/index.ts'
import type { readSurah } from '../core/quran.contract.ts'
import type { QuranRepository } from './quran.repository.ts'
import type { OpenTranslation } from './translations.ts'

/** A surah's verses in the form of the Quran service, with the translation if one is given. */
export async function surahVerses(
  quran: QuranRepository,
  number: number,
  chosen?: OpenTranslation,
): Promise<AnswerOf<typeof readSurah>> {
  const { pages: _pages, juz: _juz, bismillah: _bismillah, ...surah } = quran.surah(number)
  const [text, english, translation] = await Promise.all([
    quran.text(number),
    quran.translation('en', number),
    chosen?.verses(number),
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
    ...(chosen && { translation: translation?.[index] ?? '', language: chosen.language }),
  }))
}
