import { readAnswer } from '#shared/web/api/reading.ts'
import { type QuranIndex, resolveTranslation, translationLanguages } from '../../../core/index.ts'
import { readTranslations } from '../../../core/translations.contract.ts'
import { contentAddress, quranIndex } from '../../data/content-file.ts'
import type { TextAddresses } from './search-messages.ts'

type Translations = TextAddresses['translations']

let importedTranslations: Promise<Translations> | undefined

/** The addresses of all searchable texts; imported translations are included if the server can be reached. */
export async function loadTextAddresses(): Promise<TextAddresses> {
  const { search, surahs } = await quranIndex()
  const file = (name: keyof QuranIndex['search']) => contentAddress(search[name])
  importedTranslations ??= readImported()
  const imported = await importedTranslations.catch(() => {
    importedTranslations = undefined
    return []
  })
  const builtIn = translationLanguages.map((id) => ({ id, language: id, at: file(id) }))
  return {
    surahs: contentAddress(surahs),
    arabic: file('arabic'),
    transliteration: file('transliteration'),
    translations: [...builtIn, ...imported],
  }
}

async function readImported(): Promise<Translations> {
  const { answer } = await readAnswer(readTranslations, undefined)
  return answer
    .filter(({ imported }) => imported)
    .map(({ id, language, search }) => ({ id, language, at: search }))
}

/** The id of the translation for a language or id, else English. */
export function translationForLanguage(language: string, { translations }: TextAddresses): string {
  return resolveTranslation(language, translations)?.id ?? 'en'
}
