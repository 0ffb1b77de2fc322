import type { z } from 'zod'
import { acceptedTags } from '#shared/core/accepted-tags.ts'
import { AppError } from '#shared/core/app-error.ts'
import { languageOf } from '#shared/core/languages.ts'
import { primaryLanguage } from '../core/import/translation-details.ts'
import { nativeLanguageName } from '../core/language-facts.ts'
import type { catalogueTranslation } from '../core/translations.contract.ts'
import type { ImportedTranslation } from './imported/imported-translation.ts'

export type CatalogueTranslation = z.output<typeof catalogueTranslation>

/** Where browsers find the folders of content. */
export const CONTENT_ADDRESS = '/content/quran/'

/** The translations that there are now, and which one answers whom. */
export interface Catalogue {
  /** By language, those that come with the product first. */
  readonly translations: readonly CatalogueTranslation[]
  /** The one with this id, or for this language. Throws `invalid_request` when there is none. */
  readonly asked: (asked: { translation?: string | undefined; language: string }) => CatalogueTranslation
  /** The one in the language that an `Accept-Language` header wants most; English when none is. */
  readonly accepted: (header: string | undefined) => CatalogueTranslation
}

export function catalogueOf(
  builtIn: readonly CatalogueTranslation[],
  imported: readonly ImportedTranslation[],
): Catalogue {
  const translations = [...builtIn, ...imported.map(listed)].sort(byLanguage)
  const english = translations.find(({ id }) => id === 'en')
  if (!english) throw new Error('There is no English translation.')
  const inLanguage = (tag: string) =>
    translations.find(({ language }) => language.toLowerCase() === tag) ??
    translations.find(({ language }) => primaryLanguage(language) === primaryLanguage(tag))
  return {
    translations,
    asked: ({ translation, language }) => {
      if (translation !== undefined) {
        return translations.find(({ id }) => id === translation) ?? refuse('translation')
      }
      return inLanguage(language) ?? (languageOf(language) ? english : refuse('language'))
    },
    accepted: (header) => {
      for (const tag of acceptedTags(header)) {
        const found = inLanguage(tag.toLowerCase())
        if (found) return found
      }
      return english
    },
  }
}

function listed({ folder, importedAt: _, ...details }: ImportedTranslation): CatalogueTranslation {
  return {
    ...details,
    languageName: nativeLanguageName(details.language),
    imported: true,
    folder: CONTENT_ADDRESS + folder,
  }
}

function byLanguage(a: CatalogueTranslation, b: CatalogueTranslation): number {
  const [left, right] = [a, b].map(({ language, imported, id }) => `${language} ${imported ? 1 : 0} ${id}`)
  return (left ?? '') < (right ?? '') ? -1 : 1
}

function refuse(field: 'language' | 'translation'): never {
  const code = `unknown_${field}`
  throw new AppError('invalid_request', 400, `Not understood: ${field}: ${code}.`, [{ field, code }])
}
