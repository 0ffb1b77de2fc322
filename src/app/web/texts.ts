import type { Language } from '#shared/core/languages.ts'
import { type Texts, textsOf } from '#shared/web/i18n/translate.ts'

/** English comes with the program: it stands in for every text that another language lacks. */
const english = import.meta.glob<Texts>('../../../locales/en/*.json', {
  eager: true,
  import: 'default',
})
const others = import.meta.glob<Texts>(['../../../locales/*/*.json', '!../../../locales/en/*.json'], {
  import: 'default',
})

export const englishTexts: Texts = textsOf(Object.entries(english))

/** Codes of the languages that have texts of their own. */
export const translated: readonly string[] = [
  'en',
  ...new Set(Object.keys(others).map((file) => languageIn(file))),
]

/** The texts of `language`, fetched when it is not English. What cannot be fetched is left to English. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language.code === 'en') return englishTexts
  const files = Object.entries(others).filter(([file]) => languageIn(file) === language.code)
  const loaded = await Promise.all(
    files.map(async ([file, load]) => [file, await load().catch(() => ({}))] as const),
  )
  return textsOf(loaded)
}

/** `ar` of `…/locales/ar/prayer.json`. */
function languageIn(file: string): string {
  return file.split('/').at(-2) ?? ''
}
