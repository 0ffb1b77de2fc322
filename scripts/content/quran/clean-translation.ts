import type { TranslationLanguage } from '#features/quran/core/index.ts'
import { translationRepairs } from './translation-repairs.ts'

/** Remains of footnotes and of wrongly decoded files. */
const debris = /[0-9#¤‰³\u00ad\t]|&\w*;|<[^>]*>/

/** Mistakes that occur throughout a translation, by language. */
const rules: Readonly<Partial<Record<TranslationLanguage, (text: string) => string>>> = {
  id: withoutFootnoteNumbers,
  // A Latin c among Cyrillic letters looks the same, but the search does not find it.
  ru: (text) => text.replaceAll('c', 'с'),
  // The decimal separator replaces a hamza: صلحا٫.
  ur: (text) => text.replaceAll('٫', 'ء'),
}

/**
 * The translation of a verse without remains of footnotes and broken encodings. `key` is the verse, as
 * `2:255`. Throws if known damage is missing or unknown damage remains.
 */
export function cleanTranslation(language: TranslationLanguage, key: string, text: string): string {
  const ruled = rules[language]?.(text) ?? text
  const repairs = (translationRepairs[language] ?? []).filter(([verse]) => verse === key)
  const clean = repairs.reduce((current, [, from, to]) => {
    if (current.split(from).length !== 2) throw new Error(`"${from}" is not in ${language} ${key} once.`)
    return current.replace(from, to)
  }, ruled)
  const left = debris.exec(clean)
  if (left) throw new Error(`"${left[0]}" is left in ${language} ${key}: ${clean}`)
  return clean
}

/**
 * `menginfakkan6) sebagian`: removes the number and the space before it, and separates words that it joined.
 * If its bracket had been balanced by one added at the front, removes that too.
 */
function withoutFootnoteNumbers(text: string): string {
  const softened = text.replaceAll('\u00ad', '')
  const clean = softened.replaceAll(/ ?\d+\)(?=(\p{L})?)/gu, (_, letter) => (letter === undefined ? '' : ' '))
  const unclosed = clean.split('(').length - clean.split(')').length
  return clean !== softened && unclosed === 1 && clean.startsWith('(') ? clean.slice(1) : clean
}
