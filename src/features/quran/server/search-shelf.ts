import { knownNames } from '../core/search/known-names.ts'
import type { SearchShelf } from '../core/search/search-quran.ts'
import { openText, type PackedText, type SearchedText } from '../core/search/searched-text.ts'
import type { CatalogueTranslation } from './catalogue.ts'
import type { QuranRepository } from './quran.repository.ts'
import { builtInTranslations } from './translations.ts'

/** All that comes with the product and a dozen imported ones, of some 3 MB each: those that were asked for last stay. */
const MOST_OPEN = 24

/**
 * Opens texts for searching when they are first asked for; each is then in memory once. Returns the shelf with these
 * translations. `packImported` gives the text and the index of an imported one.
 */
export function searchShelves(
  quran: QuranRepository,
  packImported?: (translation: CatalogueTranslation) => Promise<PackedText>,
): (translations: readonly CatalogueTranslation[]) => SearchShelf {
  const names = knownNames(quran.surahs)
  const opened = new Map<string, Promise<SearchedText>>()
  const open = (key: string, read: () => Promise<SearchedText>) => {
    const text = opened.get(key) ?? read()
    opened.delete(key)
    opened.set(key, text)
    text.catch(() => opened.delete(key))
    for (const [oldest] of opened) if (opened.size > MOST_OPEN) opened.delete(oldest)
    return text
  }
  return (translations) => ({
    names,
    translations,
    open: (id) => {
      const imported = translations.find((translation) => translation.imported && translation.id === id)
      return open(imported?.folder ?? id, async () =>
        openText(id, await (imported && packImported ? packImported(imported) : quran.searchFile(id))),
      )
    },
  })
}

/** The shelf with what comes with the product. */
export const searchShelf = (quran: QuranRepository): SearchShelf =>
  searchShelves(quran)(builtInTranslations(quran.index))
