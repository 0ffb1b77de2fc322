import { navigate } from 'wouter/use-browser-location'
import { searchDuas } from '#features/duas/core/index.ts'
import { meaningOf, titleOf } from '#features/duas/web/dua-text.tsx'
import { duasQuery } from '#features/duas/web/use-duas.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { SearchKind } from '../search-kind.ts'

const MOST = 3
/** One letter would find most of them. */
const SHORTEST = 2

/** Duas by title, Arabic, transliteration or meaning, with a link to all of them at the end. */
export const duas: SearchKind = {
  name: 'duas',
  find: async (text, { client }) => {
    if (text.length < SHORTEST) return []
    const found = searchDuas(await client.ensureQueryData(duasQuery), text, 'titles first')
    const inArabic = currentLanguage().code === 'ar'
    const results = found.slice(0, MOST).map((dua) => {
      const { text, language } = meaningOf(dua)
      return {
        id: `dua-${dua.id}`,
        title: titleOf(dua).text,
        detail: '',
        text: inArabic
          ? { value: dua.arabic, language: 'ar', ranges: [] }
          : { value: text, language, ranges: [] },
        open: () => navigate(`/duas?dua=${dua.id}`),
      }
    })
    if (found.length <= MOST) return results
    const all = `/duas?q=${encodeURIComponent(text)}`
    return [
      ...results,
      { id: 'all-duas', title: t('search:box.allDuas'), detail: '', open: () => navigate(all) },
    ]
  },
}
