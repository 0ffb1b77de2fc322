import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type TranslationLanguage, translationLanguages } from '../core/index.ts'
import { nativeLanguageName, writingDirection } from '../core/language-facts.ts'
import { type Catalogue, type CatalogueTranslation, CONTENT_ADDRESS, catalogueOf } from './catalogue.ts'
import { type ImportedTranslation, readImportedSurah } from './imported/imported-translation.ts'
import { importedTranslations } from './imported/imported-translations.ts'
import type { QuranIndex } from './quran-content.ts'

/** All translations that this server has: those of the content, and imported ones while they are in their folder. */
export interface Translations {
  /** As it is now, or a second ago; `fresh` asks the folder again. */
  readonly catalogue: (fresh?: boolean) => Promise<Catalogue>
  /** The verses of a surah. Throws `ENOENT` when the translation was imported and is no longer there. */
  readonly read: (translation: CatalogueTranslation, surah: number) => Promise<readonly string[]>
}

/** Opens the translations of the built content in `contentFolder` and the imported ones in `importedFolder`. */
export function openTranslations(
  index: QuranIndex,
  contentFolder: string,
  importedFolder: string,
  log: FastifyBaseLogger,
): Translations {
  const builtIn = translationLanguages.map((language) => builtInTranslation(language, index))
  const watched = importedTranslations(importedFolder, log)
  let made: { of: readonly ImportedTranslation[]; catalogue: Catalogue } | undefined
  return {
    catalogue: async (fresh) => {
      const imported = await watched.current(fresh)
      if (made?.of !== imported) made = { of: imported, catalogue: catalogueOf(builtIn, imported) }
      return made.catalogue
    },
    read: async ({ imported, folder }, surah) => {
      const name = folder.slice(CONTENT_ADDRESS.length)
      if (imported) return readImportedSurah(join(importedFolder, name), surah)
      return JSON.parse(await readFile(join(contentFolder, name, `${surah}.json`), 'utf8'))
    },
  }
}

/**
 * Does `work` with the translations that there are, and once more when one that was chosen has just been replaced or
 * removed.
 */
export async function withCatalogue<Result>(
  translations: Translations,
  work: (catalogue: Catalogue) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await translations.catalogue())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return work(await translations.catalogue(true))
  }
}

function builtInTranslation(language: TranslationLanguage, index: QuranIndex): CatalogueTranslation {
  const { folder, name, translator, licence } = index.translations[language]
  return {
    id: language,
    language,
    languageName: nativeLanguageName(language),
    name,
    translator,
    direction: writingDirection(language),
    licence,
    imported: false,
    folder: CONTENT_ADDRESS + folder,
  }
}
