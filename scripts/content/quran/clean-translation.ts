import type { TranslationLanguage } from '#features/quran/core/index.ts'
import { translationRepairs } from './translation-repairs.ts'

/** What is left of footnotes and of files that were read in a wrong encoding. */
const debris = /[0-9#¤‰³\u00ad\t]|&\w*;|<[^>]*>/

/** What goes wrong all over a translation, by language. */
const rules: Readonly<Partial<Record<TranslationLanguage, (text: string) => string>>> = {
  id: withoutFootnoteNumbers,
  // A Latin c among Cyrillic letters looks the same and is not found.
  ru: (text) => text.replaceAll('c', 'с'),
  // The decimal separator stands where a hamza belongs: صلحا٫.
  ur: (text) => text.replaceAll('٫', 'ء'),
}

/**
 * The translation of a verse as its translator meant it: without the remains of footnotes and of broken encodings.
 * `key` is the verse, as `2:255`. Throws when a known damage is not where it was, or an unknown one is there.
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
 * `menginfakkan6) sebagian`: the number goes, and the space that it kept from its word; words that it joined part
 * again. Where it made one bracket too many close, one had been added at the front to balance it.
 */
function withoutFootnoteNumbers(text: string): string {
  const softened = text.replaceAll('\u00ad', '')
  const clean = softened.replaceAll(/ ?\d+\)(?=(\p{L})?)/gu, (_, letter) => (letter === undefined ? '' : ' '))
  const unclosed = clean.split('(').length - clean.split(')').length
  return clean !== softened && unclosed === 1 && clean.startsWith('(') ? clean.slice(1) : clean
}
