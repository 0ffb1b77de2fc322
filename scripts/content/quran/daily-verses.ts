import {
  parseVerseKey,
  type TranslationLanguage,
  type VersePlace,
  verseKey,
} from '#features/quran/core/index.ts'
import type { DailyVerses, TranslatedSurahNames } from '#features/quran/server/quran-content.ts'
import type { QuranParts } from './quran-parts.ts'
import { translators } from './translators.ts'

/** Reads the list of references. Throws for one that is malformed, does not exist, or is a duplicate. */
export function readReferences(list: unknown): VersePlace[] {
  if (!Array.isArray(list)) throw new Error('The verses of the day are not a list.')
  const places = list.map((key) => {
    const place = parseVerseKey(String(key))
    if (!place) throw new Error(`There is no verse ${JSON.stringify(key)} to be the verse of the day.`)
    return place
  })
  const keys = places.map(verseKey)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice) throw new Error(`The verse of the day ${twice} is on the list twice.`)
  return places
}

/** The daily verses with all data for display, in one language; `titles` are its names of the surahs. */
export function dailyVerses(
  places: readonly VersePlace[],
  language: TranslationLanguage,
  parts: QuranParts,
  titles: TranslatedSurahNames[string] = {},
): DailyVerses {
  return places.map((place) => {
    const surah = parts.surahs[place.surah - 1]
    const verse = parts.text[place.surah - 1]?.[place.verse - 1]
    const translation = parts.translations[language][place.surah - 1]?.[place.verse - 1]
    if (!surah || !verse || !translation) throw new Error(`There is no verse ${verseKey(place)}.`)
    return {
      reference: verseKey(place),
      surahNumber: surah.number,
      surahName: titles[surah.number]?.name ?? surah.englishName,
      surahNameArabic: surah.name,
      verseNumber: place.verse,
      arabicText: verse.text,
      transliteration: verse.transliteration,
      translation,
      language,
      translator: translators[language].translator,
    }
  })
}
