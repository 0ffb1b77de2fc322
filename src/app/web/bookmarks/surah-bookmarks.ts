import { BookOpen } from 'lucide-react'
import { useCallback } from 'react'
import type { BookmarkType } from '#features/bookmarks/web/bookmark-type.ts'
import { namesOfSurah } from '#features/quran/core/index.ts'
import { useSurahs } from '#features/quran/web/data/use-surahs.ts'
import { surahName } from '#features/quran/web/reader/surah-name.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

function usePreview(): ReturnType<BookmarkType['usePreview']> {
  const { data } = useSurahs()
  return useCallback(
    (id) => {
      const number = Number(id)
      const surah = data?.[number - 1]
      if (!surah) return { title: t('bookmarks:surahNumber', { number: formatNumber(number) }) }
      return {
        title: t('bookmarks:surahNamed', { name: surahName(surah) }),
        href: `/quran/reader/${surah.number}`,
        rank: surah.number,
        words: [...namesOfSurah(surah), id],
      }
    },
    [data],
  )
}

/** Saved surahs, in the order of the Quran. */
export const surahBookmarks: BookmarkType = { type: 'surah', Icon: BookOpen, usePreview }
