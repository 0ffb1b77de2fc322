import type { QueryClient } from '@tanstack/react-query'
import type { StudioVerse, VerseSource } from '#features/gallery/web/studio/verse-source.ts'
import { defaultTranslationLanguage, parseVerseKey, verseKey } from '#features/quran/core/index.ts'
import { formatPlace, formatReference } from '#features/quran/web/browse/format-reference.ts'
import { surahsQuery, surahTextQuery } from '#features/quran/web/data/use-surahs.ts'
import { translationEntry, translationQuery } from '#features/quran/web/data/use-translations.ts'
import { findVerses } from '#features/quran/web/search/find-verses.ts'
import { isSearchable } from '#features/quran/web/search/is-searchable.ts'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'

const MOST_FOUND = 8

/** The verses of the Quran in the person’s language, from the content that the device stores. */
export function versesOf(client: QueryClient): VerseSource {
  return {
    read: (verse) => readVerse(client, verse),
    find: async (text, signal) => {
      if (!isSearchable(text)) return []
      const language = chosenLanguage().code
      const { answer } = await findVerses(text, { language, limit: MOST_FOUND, signal })
      return answer.map((found) => ({
        verse: verseKey({ surah: found.surahNumber, verse: found.verseNumber }),
        reference: formatReference(found),
        arabic: found.arabicText,
      }))
    },
  }
}

async function readVerse(client: QueryClient, key: string): Promise<StudioVerse | undefined> {
  const place = parseVerseKey(key)
  if (!place) return undefined
  const language = defaultTranslationLanguage(chosenLanguage().code)
  const [surahs, texts, translation] = await Promise.all([
    client.ensureQueryData(surahsQuery),
    client.ensureQueryData(surahTextQuery(place.surah)),
    language ? readTranslation(client, language, place.surah) : undefined,
  ])
  const arabic = texts[place.verse - 1]?.text
  if (arabic === undefined) return undefined
  const text = translation?.verses[place.verse - 1]
  return {
    verse: key,
    reference: formatPlace(place, surahs),
    arabic,
    ...(translation && text && { translation: { ...translation.about, text } }),
  }
}

async function readTranslation(client: QueryClient, language: string, surah: number) {
  const entry = await translationEntry(language, client)
  if (!entry) return undefined
  const verses = await client.ensureQueryData(translationQuery(entry.id, surah))
  return {
    verses,
    about: { language: entry.language, direction: entry.direction, translator: entry.name },
  }
}
