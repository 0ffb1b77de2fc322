import { LRUCache } from 'lru-cache'
import { knownNames } from '../core/search/known-names.ts'
import type { IndexStore } from '../core/search/search-quran.ts'
import { openSearchableText, type PackedText, type SearchableText } from '../core/search/searchable-text.ts'
import type { CatalogueTranslation } from './catalogue.ts'
import type { QuranRepository } from './quran.repository.ts'
import { builtInTranslations } from './translations.ts'

/** Room for the built-in texts and a dozen imported ones, at about 3 MB each. */
const MAX_OPEN = 24

/**
 * Returns a function that makes the index store for a catalogue. Texts are opened on demand and shared by all stores.
 * `packImported` returns the text and index of an imported translation.
 */
export function openIndexStores(
  quran: QuranRepository,
  packImported?: (translation: CatalogueTranslation) => Promise<PackedText>,
): (translations: readonly CatalogueTranslation[]) => IndexStore {
  const names = knownNames(quran.namedSurahs)
  const opened = new LRUCache<string, Promise<SearchableText>>({ max: MAX_OPEN })
  const open = (key: string, read: () => Promise<SearchableText>) => {
    const text = opened.get(key) ?? read()
    opened.set(key, text)
    text.catch(() => opened.delete(key))
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

/** The index store of the built-in translations. */
export const builtInIndexStore = (quran: QuranRepository): IndexStore =>
  openIndexStores(quran)(builtInTranslations(quran.index))
