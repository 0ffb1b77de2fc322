import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type TranslationLanguage, translationLanguages } from '../core/index.ts'
import { nativeLanguageName, writingDirection } from '../core/language-facts.ts'
import {
  type Catalogue,
  type CatalogueTranslation,
  CONTENT_ADDRESS,
  catalogueOf,
  contentAddress,
} from './catalogue.ts'
import { type ImportedTranslation, readImportedSurah } from './imported/imported-translation.ts'
import { importedTranslations } from './imported/imported-translations.ts'
import type { QuranIndex } from './quran-content.ts'

/** All translations that this server has: those of the content, and imported ones while they are in their folder. */
export interface Translations {
  /** As it is now, or a second ago; `fresh` asks the folder again. */
  readonly catalogue: (fresh?: boolean) => Promise<Catalogue>
  /** One of them, to answer in. */
  readonly open: (translation: CatalogueTranslation) => OpenTranslation
}

/** A translation to answer in. */
export interface OpenTranslation extends CatalogueTranslation {
  /** The verses of a surah. Throws `ENOENT` when the translation was imported and is no longer there. */
  readonly verses: (surah: number) => Promise<readonly string[]>
}

/** Opens the translations of the built content in `contentFolder` and the imported ones in `importedFolder`. */
export function openTranslations(
  index: QuranIndex,
  contentFolder: string,
  importedFolder: string,
  log: FastifyBaseLogger,
): Translations {
  const builtIn = builtInTranslations(index)
  // Whenever the rules change that indexes are made by, the built ones change their names.
  const searchVersion = Object.values(index.search).join()
  const watched = importedTranslations(importedFolder, log)
  let made: { of: readonly ImportedTranslation[]; catalogue: Catalogue } | undefined
  return {
    catalogue: async (fresh) => {
      const imported = await watched.current(fresh)
      if (made?.of !== imported)
        made = { of: imported, catalogue: catalogueOf(builtIn, imported, searchVersion) }
      return made.catalogue
    },
    open: (translation) => {
      const name = translation.folder.slice(CONTENT_ADDRESS.length)
      return {
        ...translation,
        verses: async (surah) =>
          translation.imported
            ? readImportedSurah(join(importedFolder, name), surah)
            : JSON.parse(await readFile(join(contentFolder, name, `${surah}.json`), 'utf8')),
      }
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

/** The translations that come with the product. */
export const builtInTranslations = (index: QuranIndex): CatalogueTranslation[] =>
  translationLanguages.map((language) => builtInTranslation(language, index))

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
    folder: contentAddress(folder),
    search: contentAddress(index.search[language]),
  }
}
