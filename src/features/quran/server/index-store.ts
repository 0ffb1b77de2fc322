import { knownNames } from '../core/search/known-names.ts'
import type { IndexStore } from '../core/search/search-quran.ts'
import { openSearchableText, type PackedText, type SearchableText } from '../core/search/searchable-text.ts'
import type { CatalogueTranslation } from './catalogue.ts'
import type { QuranRepository } from './quran.repository.ts'
import { builtInTranslations } from './translations.ts'

/** All that comes with the product and a dozen imported ones, of some 3 MB each: those that were asked for last stay. */
const MOST_OPEN = 24

/**
 * Opens texts for searching when they are first asked for; each is then in memory once. Returns the shelf with these
 * translations. `packImported` gives the text and the index of an imported one.
 */
export function openIndexStores(
  quran: QuranRepository,
  packImported?: (translation: CatalogueTranslation) => Promise<PackedText>,
): (translations: readonly CatalogueTranslation[]) => IndexStore {
  const names = knownNames(quran.surahs)
  const opened = new Map<string, Promise<SearchableText>>()
  const open = (key: string, read: () => Promise<SearchableText>) => {
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
        openSearchableText(
          id,
          await (imported && packImported ? packImported(imported) : quran.searchFile(id)),
        ),
      )
    },
  })
}

/** The shelf with what comes with the product. */
export const builtInIndexStore = (quran: QuranRepository): IndexStore =>
  openIndexStores(quran)(builtInTranslations(quran.index))
