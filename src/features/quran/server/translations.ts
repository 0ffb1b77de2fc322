import type { z } from 'zod'
import { type TranslationLanguage, translationLanguages } from '../core/index.ts'
import { nativeLanguageName, writingDirection } from '../core/language-facts.ts'
import type { catalogueTranslation } from '../core/translations.contract.ts'
import type { QuranIndex } from './quran-content.ts'

export type CatalogueTranslation = z.output<typeof catalogueTranslation>

/** The address of a content folder, for browsers. */
export const contentAddress = (folder: string) => `/content/quran/${folder}`

/** The translations that come with the product, as the catalogue lists them. */
export function builtInTranslations(index: QuranIndex): CatalogueTranslation[] {
  return translationLanguages.map((language) => builtIn(language, index))
}

function builtIn(language: TranslationLanguage, index: QuranIndex): CatalogueTranslation {
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
  }
}
