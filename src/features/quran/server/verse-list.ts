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

/** At most `limit` verses from `offset` on, of one surah or of the whole Quran. */
export async function verseList(
  quran: QuranRepository,
  { surah, offset, limit }: Pick<QueryOf<typeof readVerses>, 'surah' | 'offset' | 'limit'>,
  chosen: OpenTranslation,
  hosts: RecitationHosts,
): Promise<Verses> {
  const start = (surah === undefined ? 0 : verseNumber({ surah, verse: 1 }) - 1) + offset
  const end = Math.min(start + limit, surah === undefined ? verseTotal : lastVerse(surah))
  const numbers = Array.from({ length: surahCount }, (_, index) => index + 1)
  const surahNumbers = numbers.filter((number) => lastVerse(number) > start && firstVerse(number) <= end)
  const verses = await Promise.all(surahNumbers.map((number) => versesOfSurah(quran, number, chosen, hosts)))
  return verses.flat().filter(({ id }) => id > start && id <= end)
}

const firstVerse = (surah: number) => verseNumber({ surah, verse: 1 })
const lastVerse = (surah: number) => verseNumber({ surah, verse: verseCount(surah) })

async function versesOfSurah(
  quran: QuranRepository,
  number: number,
  chosen: OpenTranslation,
  hosts: RecitationHosts,
): Promise<Verses> {
  const surah = quran.surah(number)
  const [text, translation] = await Promise.all([quran.text(number), chosen.verses(number)])
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
      language: chosen.language,
      translationId: chosen.id,
      audioUrl: verseAudioUrl(place, hosts),
    }
  })
}
