import type { ImportedItems, ItemFacts } from '#shared/server/admin/imported-items.ts'
import type { TranslationDetails } from '../../core/import/translation-details.ts'
import { verseTotal } from '../../core/index.ts'
import { nativeLanguageName } from '../../core/language-facts.ts'
import type { AdminTranslation } from '../../core/translations-admin.contract.ts'
import { type Catalogue, CONTENT_ADDRESS } from '../catalogue.ts'
import {
  latestVersion,
  removedTranslations,
  removeTranslation,
  restoreTranslation,
} from './save-translation.ts'

/** The imported translations in a folder as editors change them. */
export const translationItems = (root: string): ImportedItems => ({
  itemType: 'translation',
  find: async (id) => {
    const found = await latestVersion(root, id)
    return found && factsOf(found, found.folder)
  },
  remove: (id) => removeTranslation(root, id),
  restore: (id) => restoreTranslation(root, id),
})

/** What the audit log says of a translation; `version` is the name of its folder. */
export const factsOf = (
  { id, language, name, translator, licence, direction }: TranslationDetails,
  version: string,
): ItemFacts => ({ id, language, name, translator, licence, direction, version })

/** The translations of the catalogue as editors see them in the list. */
export function listedTranslations({ translations }: Catalogue): readonly AdminTranslation[] {
  return translations.map((each) => {
    const { id, language, languageName, name, translator, licence, imported, folder } = each
    return {
      ...{ id, language, languageName, name, translator, licence },
      origin: imported ? 'imported' : 'built-in',
      state: 'available',
      isDefault: translations.find((other) => other.language === language) === each,
      // The check of a file and the build refuse incomplete translations.
      verseCount: verseTotal,
      version: folder.slice(CONTENT_ADDRESS.length),
    }
  })
}

/** The translations that were removed in the last 30 days as editors see them in the list. */
export async function listedRemovedTranslations(root: string): Promise<readonly AdminTranslation[]> {
  const removed = await removedTranslations(root)
  return removed.map(({ id, language, name, translator, licence, folder }) => ({
    ...{ id, language, languageName: nativeLanguageName(language), name, translator, licence },
    ...({ origin: 'imported', state: 'deleted', isDefault: false } as const),
    ...{ verseCount: verseTotal, version: folder },
  }))
}
