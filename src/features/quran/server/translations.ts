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

/** The server's translations: built-in ones, and imported ones while their folders exist. */
export interface Translations {
  /** The catalogue, at most a second old, or current if `fresh`. */
  readonly catalogue: (fresh?: boolean) => Promise<Catalogue>
  /** Gives access to a translation's verses. */
  readonly open: (translation: CatalogueTranslation) => OpenTranslation
}

export interface OpenTranslation extends CatalogueTranslation {
  /** The verses of a surah. Throws `ENOENT` if the translation was imported and has been removed. */
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
  // A change of the indexing rules also renames the built indexes.
  const searchVersion = Object.values(index.search).join()
  const watched = importedTranslations(importedFolder, log)
  let cached: { of: readonly ImportedTranslation[]; catalogue: Catalogue } | undefined
  return {
    catalogue: async (fresh) => {
      const imported = await watched.current(fresh)
      if (cached?.of !== imported)
        cached = { of: imported, catalogue: catalogueOf(builtIn, imported, searchVersion) }
      return cached.catalogue
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
 * Runs `work` with the current catalogue, and once more with a fresh one if a translation has just been replaced or
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

/** The catalogue entries of the built-in translations. */
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
