import { readAnswer } from '#shared/web/api/reading.ts'
import { type QuranIndex, resolveTranslation, translationLanguages } from '../../../core/index.ts'
import { readTranslations } from '../../../core/translations.contract.ts'
import { contentAddress, quranIndex } from '../../data/content-file.ts'
import type { TextAddresses } from './search-messages.ts'

type Translations = TextAddresses['translations']

let importedOnes: Promise<Translations> | undefined

/** Where everything lies that can be searched, imported translations included once the server has told of them. */
export async function loadTextAddresses(): Promise<TextAddresses> {
  const { search, surahs } = await quranIndex()
  const file = (name: keyof QuranIndex['search']) => contentAddress(search[name])
  importedOnes ??= readImported()
  const imported = await importedOnes.catch(() => {
    importedOnes = undefined
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

/** The translation for someone who reads this language (or this translation, by its id), else English. */
export function translationForLanguage(language: string, { translations }: TextAddresses): string {
  return resolveTranslation(language, translations)?.id ?? 'en'
}
