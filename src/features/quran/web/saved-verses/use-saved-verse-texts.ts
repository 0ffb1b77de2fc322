import { useQueries } from '@tanstack/react-query'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { defaultTranslationLanguage, parseVerseKey } from '../../core/index.ts'
import { surahTextQuery, useSurahs } from '../data/use-surahs.ts'
import { translationQuery, useResolvedTranslations } from '../data/use-translations.ts'
import { surahName } from '../reader/surah-name.ts'
import type { VerseTexts } from './verse-texts.ts'

/** The texts of verses by key, as far as they are loaded; `failed` if some could not be loaded. */
export function useSavedVerseTexts(keys: readonly string[]): {
  readonly textsOf: (key: string) => VerseTexts | undefined
  readonly failed: boolean
} {
  const numbers = [...new Set(keys.map((key) => parseVerseKey(key)?.surah ?? 0))].filter(Boolean)
  const surahs = useSurahs()
  const id = defaultTranslationLanguage(chosenLanguage().code)
  const texts = useQueries({ queries: numbers.map(surahTextQuery) })
  const translations = useQueries({
    queries: id ? numbers.map((surah) => translationQuery(id, surah)) : [],
  })
  const [entry] = useResolvedTranslations(id ? [id] : [])

  const textsOf = (key: string): VerseTexts | undefined => {
    const place = parseVerseKey(key)
    const surah = place && surahs.data?.[place.surah - 1]
    if (!place || !surah) return undefined
    const at = numbers.indexOf(place.surah)
    const verse = texts[at]?.data?.[place.verse - 1]
    const text = translations[at]?.data?.[place.verse - 1]
    if (!verse || translations[at]?.isPending) return undefined
    return {
      verse: place,
      surahName: surahName(surah),
      surahNameArabic: surah.name,
      arabicText: verse.text,
      transliteration: verse.transliteration,
      translations:
        text && entry
          ? [{ text, language: entry.language, direction: entry.direction, translator: entry.translator }]
          : [],
    }
  }
  const failed = [surahs, ...texts, ...translations].some(({ isError }) => isError)
  return { textsOf, failed }
}
