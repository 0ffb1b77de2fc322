import { BookOpenText } from 'lucide-react'
import { useCallback } from 'react'
import type { BookmarkType } from '#features/bookmarks/web/bookmark-type.ts'
import { namesOfSurah, parseVerseKey, verseNumber } from '#features/quran/core/index.ts'
import { formatPlace } from '#features/quran/web/browse/format-reference.ts'
import { useSurahs } from '#features/quran/web/data/use-surahs.ts'
import { useVerseTexts, useVerseWords, VerseBody } from './verse-texts.tsx'

function usePreview(): ReturnType<BookmarkType['usePreview']> {
  const { data } = useSurahs()
  return useCallback(
    (id) => {
      const place = parseVerseKey(id)
      if (!place) return { title: id }
      const surah = data?.[place.surah - 1]
      return {
        title: formatPlace(place, data),
        href: `/quran/reader/${place.surah}/${place.verse}`,
        rank: verseNumber(place),
        words: [id, ...(surah ? namesOfSurah(surah) : [])],
      }
    },
    [data],
  )
}

/** Saved and marked verses, with their text, in the order of the Quran. */
export const verseBookmarks: BookmarkType = {
  type: 'verse',
  Icon: BookOpenText,
  usePreview,
  useWords: useVerseWords,
  useTexts: useVerseTexts,
  Body: VerseBody,
}
