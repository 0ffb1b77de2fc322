import type { AnswerOf, QueryOf } from '#shared/core/contract/endpoint.ts'
import {
  type RecitationHosts,
  surahCount,
  verseAudioUrl,
  verseCount,
  verseNumber,
  verseTotal,
} from '../core/index.ts'
import type { readVerses } from '../core/quran.contract.ts'
import type { QuranRepository } from './quran.repository.ts'
import type { OpenTranslation } from './translations.ts'

type Verses = AnswerOf<typeof readVerses>

/** The verses from `offset` on, `limit` of them at most: of one surah, or of the whole Quran when none is named. */
export async function verseList(
  quran: QuranRepository,
  { surah, offset, limit }: Pick<QueryOf<typeof readVerses>, 'surah' | 'offset' | 'limit'>,
  translated: OpenTranslation,
  hosts: RecitationHosts,
): Promise<Verses> {
  const start = (surah === undefined ? 0 : verseNumber({ surah, verse: 1 }) - 1) + offset
  const end = Math.min(start + limit, surah === undefined ? verseTotal : lastVerse(surah))
  const numbers = Array.from({ length: surahCount }, (_, index) => index + 1)
  const touched = numbers.filter((number) => lastVerse(number) > start && firstVerse(number) <= end)
  const verses = await Promise.all(touched.map((number) => versesOfSurah(quran, number, translated, hosts)))
  return verses.flat().filter(({ id }) => id > start && id <= end)
}

const firstVerse = (surah: number) => verseNumber({ surah, verse: 1 })
const lastVerse = (surah: number) => verseNumber({ surah, verse: verseCount(surah) })

async function versesOfSurah(
  quran: QuranRepository,
  number: number,
  translated: OpenTranslation,
  hosts: RecitationHosts,
): Promise<Verses> {
  const surah = quran.surah(number)
  const [text, translation] = await Promise.all([quran.text(number), translated.verses(number)])
  return text.map((verse, index) => {
    const place = { surah: number, verse: index + 1 }
    return {
      id: verseNumber(place),
      surahNumber: number,
      surahName: surah.englishName,
      surahNameArabic: surah.name,
      verseNumber: place.verse,
      arabicText: verse.text,
      transliteration: verse.transliteration,
      translation: translation[index] ?? '',
      language: translated.language,
      translationId: translated.id,
      audioUrl: verseAudioUrl(place, hosts),
    }
  })
}
