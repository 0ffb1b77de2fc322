import { navigate } from 'wouter/use-browser-location'
import { formatReference } from '#features/quran/web/browse/format-reference.ts'
import { type FoundVerse, findVerses } from '#features/quran/web/search/find-verses.ts'
import { isSearchable } from '#features/quran/web/search/is-searchable.ts'
import { chosenLanguage, currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { SearchKind, SearchResult } from '../search-kind.ts'

const MOST = 4

/** Verses by reference or words, with a link to all of them at the end. */
export const verses: SearchKind = {
  name: 'verses',
  find: async (text, { signal }) => {
    if (!isSearchable(text)) return []
    const { answer } = await findVerses(text, { language: chosenLanguage().code, limit: MOST, signal })
    const results = answer.map((verse) => ({
      id: `verse-${verse.id}`,
      title: formatReference(verse),
      detail: '',
      text: shownText(verse),
      open: () => navigate(`/quran/reader/${verse.surahNumber}/${verse.verseNumber}`),
    }))
    return answer.length < MOST ? results : [...results, allVerses(text)]
  },
}

const allVerses = (text: string): SearchResult => ({
  id: 'all-verses',
  title: t('search:box.allVerses'),
  detail: '',
  open: () => navigate(`/search?q=${encodeURIComponent(text)}`),
})

/** The text with most matches: the verse itself if it matched in Arabic, else its translation. */
function shownText({
  arabicText,
  translation,
  language,
  match,
}: FoundVerse): NonNullable<SearchResult['text']> {
  const ranges = (field: FoundVerse['match'][number]['field']) =>
    match.find((found) => found.field === field)?.ranges ?? []
  const inTranslation = ranges('translation')
  const inArabic = ranges('arabicText')
  const arabicFirst = currentLanguage().code === 'ar' ? inTranslation.length === 0 : inArabic.length > 0
  return arabicFirst
    ? { value: arabicText, language: 'ar', ranges: inArabic }
    : { value: translation, language, ranges: inTranslation }
}
