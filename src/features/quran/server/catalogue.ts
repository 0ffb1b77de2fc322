import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '#shared/core/app-error.ts'
import { languageOf } from '#shared/core/languages.ts'
import { primaryLanguage } from '../core/import/translation-details.ts'
import { nativeLanguageName } from '../core/language-facts.ts'
import type { catalogueTranslation } from '../core/translations.contract.ts'
import type { ImportedTranslation } from './imported/imported-translation.ts'

export type CatalogueTranslation = z.output<typeof catalogueTranslation>

/** The address of the content folders for browsers. */
export const CONTENT_ADDRESS = '/content/quran/'

export const contentAddress = (path: string) => CONTENT_ADDRESS + path

/** The current translations, and the rules for choosing one. */
export interface Catalogue {
  /** Sorted by language, built-in ones first. */
  readonly translations: readonly CatalogueTranslation[]
  /** Changes when a translation is imported, replaced or removed. */
  readonly version: string
  /** The translation requested by id or language; `undefined` without either. Throws `invalid_request` if it does not exist. */
  readonly requested: (query: {
    readonly translation?: string | undefined
    readonly language?: string | undefined
  }) => CatalogueTranslation | undefined
  /** The translation for the first language that has one, else English. */
  readonly preferred: (tags: readonly string[]) => CatalogueTranslation
}

/** `searchVersion` is part of the file names of imported translations' indexes. */
export function catalogueOf(
  builtIn: readonly CatalogueTranslation[],
  imported: readonly ImportedTranslation[],
  searchVersion: string,
): Catalogue {
  const translations = [...builtIn, ...imported.map((each) => toCatalogueEntry(each, searchVersion))].sort(
    byLanguage,
  )
  const english = translations.find(({ id }) => id === 'en')
  if (!english) throw new Error('There is no English translation.')
  const inLanguage = (tag: string) =>
    translations.find(({ language }) => language.toLowerCase() === tag) ??
    translations.find(({ language }) => primaryLanguage(language) === primaryLanguage(tag))
  return {
    translations,
    version: imported.map(({ folder }) => folder).join(' '),
    requested: ({ translation, language }) => {
      if (translation !== undefined) {
        return translations.find(({ id }) => id === translation) ?? refuse('translation')
      }
      if (language === undefined) return undefined
      const named = translations.find(({ id }) => id === language) ?? inLanguage(language)
      return named ?? (languageOf(primaryLanguage(language)) ? english : refuse('language'))
    },
    preferred: (tags) => {
      for (const tag of tags) {
        const found = inLanguage(tag.toLowerCase())
        if (found) return found
      }
      return english
    },
  }
}

function toCatalogueEntry(
  { folder, importedAt: _, ...details }: ImportedTranslation,
  searchVersion: string,
): CatalogueTranslation {
  return {
    ...details,
    languageName: nativeLanguageName(details.language),
    imported: true,
    folder: contentAddress(folder),
    search: contentAddress(`search-${details.id}-${contentHash(folder + searchVersion)}.json`),
  }
}

function byLanguage(a: CatalogueTranslation, b: CatalogueTranslation): number {
  const [left, right] = [a, b].map(({ language, imported, id }) => `${language} ${imported ? 1 : 0} ${id}`)
  return (left ?? '') < (right ?? '') ? -1 : 1
}

/** A hash in the form used in content file names. */
const contentHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

function refuse(field: 'language' | 'translation'): never {
  const code = `unknown_${field}`
  throw new AppError('invalid_request', 400, `Invalid request: ${field} (${code}).`, [{ field, code }])
}
