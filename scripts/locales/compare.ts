import { formsOf, pluralBases, splitPlural } from './plural-forms.ts'
import type { Texts } from './texts.ts'

/**
 * Problems of a feature's texts in `language` compared with the English ones, as sentences. `sameAllowed`
 * lists keys whose text may be the English one.
 */
export function problemsOf(
  language: string,
  texts: Texts,
  english: Texts,
  sameAllowed: (key: string) => boolean,
): string[] {
  const plurals = pluralBases(english.keys())
  const problems: string[] = []
  for (const key of missingKeys(language, texts, english, plurals)) problems.push(`${key} is missing.`)
  for (const [key, text] of texts) {
    const englishText = english.get(key) ?? english.get(`${splitPlural(key).base}_other`)
    if (!isWanted(language, key, english, plurals)) problems.push(`${key} is not in English.`)
    else if (text.trim() === '') problems.push(`${key} is empty.`)
    else if (englishText !== undefined) {
      if (language !== 'en' && text === englishText && hasWords(text) && !sameAllowed(key)) {
        problems.push(`${key} is not translated.`)
      }
      problems.push(...placeholderProblems(key, text, englishText, { english, plurals }))
    }
  }
  return problems
}

function missingKeys(language: string, texts: Texts, english: Texts, plurals: Set<string>): string[] {
  const plain = [...english.keys()].filter((key) => !plurals.has(splitPlural(key).base))
  const forms = [...plurals].flatMap((base) => formsOf(language).map((form) => `${base}_${form}`))
  return [...plain, ...forms].filter((key) => !texts.has(key))
}

function isWanted(language: string, key: string, english: Texts, plurals: Set<string>): boolean {
  const { base, form } = splitPlural(key)
  if (form && plurals.has(base)) return form === 'zero' || formsOf(language).includes(form)
  return english.has(key)
}

/** Forms for numbers so small that a language may spell them out: Arabic has `ساعتان` for two hours. */
const wordForms = ['zero', 'one', 'two']

function placeholderProblems(
  key: string,
  text: string,
  englishText: string,
  { english, plurals }: { english: Texts; plurals: Set<string> },
): string[] {
  const { base, form } = splitPlural(key)
  const isPlural = form !== undefined && plurals.has(base)
  const wanted = placeholdersOf(englishText)
  const given = placeholdersOf(text)
  const missing = [...wanted].filter((name) => !given.has(name))
  // English spells out "1 verse", where other languages need the number: their form may also be for 0.
  const known = isPlural ? placeholdersOf(`{{count}}${english.get(`${base}_other`) ?? ''}`) : wanted
  const unknown = [...given].filter((name) => !wanted.has(name) && !known.has(name))
  const numberIsAWord = isPlural && wordForms.includes(form) && missing.length === 1
  return [
    ...(numberIsAWord ? [] : missing.map((name) => `${key} lacks {{${name}}}.`)),
    ...unknown.map((name) => `${key} has {{${name}}}, which English does not give.`),
  ]
}

function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{-?\s*([\w.]+)\s*(?:,[^}]*)?\}\}/g)].map(([, name]) => name ?? ''))
}

/** Texts of only numbers, signs and placeholders need no translation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))
