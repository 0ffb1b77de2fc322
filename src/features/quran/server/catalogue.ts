import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '#shared/core/app-error.ts'
import { languageOf } from '#shared/core/languages.ts'
import { primaryLanguage } from '../core/import/translation-details.ts'
import { nativeLanguageName } from '../core/language-facts.ts'
import type { catalogueTranslation } from '../core/translations.contract.ts'
import type { ImportedTranslation } from './imported/imported-translation.ts'

export type CatalogueTranslation = z.output<typeof catalogueTranslation>

/** Where browsers find the folders of content. */
export const CONTENT_ADDRESS = '/content/quran/'

export const contentAddress = (path: string) => CONTENT_ADDRESS + path

/** The translations that there are now, and which one answers whom. */
export interface Catalogue {
  /** By language, those that come with the product first. */
  readonly translations: readonly CatalogueTranslation[]
  /** Changes when an imported one comes, changes or goes. */
  readonly version: string
  /** The one with this id, or for this language; `undefined` without either. Throws `invalid_request` when there is none. */
  readonly requested: (asked: {
    readonly translation?: string | undefined
    readonly language?: string | undefined
  }) => CatalogueTranslation | undefined
  /** The one in the first of these languages that has any; English where none has. */
  readonly preferred: (tags: readonly string[]) => CatalogueTranslation
}

/** Imported translations' indexes have other names when `searchVersion` is another. */
export function catalogueOf(
  builtIn: readonly CatalogueTranslation[],
  imported: readonly ImportedTranslation[],
  searchVersion: string,
): Catalogue {
  const translations = [...builtIn, ...imported.map((each) => listed(each, searchVersion))].sort(byLanguage)
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

function listed(
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

/** As names of content files carry it. */
const contentHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

function refuse(field: 'language' | 'translation'): never {
  const code = `unknown_${field}`
  throw new AppError('invalid_request', 400, `Invalid request: ${field} (${code}).`, [{ field, code }])
}
