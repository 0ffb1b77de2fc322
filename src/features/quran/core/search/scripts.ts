/** The scripts that the search distinguishes. */
const scripts = {
  Arabic: /\p{Script=Arabic}/u,
  Bengali: /\p{Script=Bengali}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Han: /\p{Script=Han}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Latin: /\p{Script=Latin}/u,
} as const

export type ScriptName = keyof typeof scripts | 'other'

const names = Object.keys(scripts) as (keyof typeof scripts)[]
const LETTER = /\p{L}/u

/** By ISO 15924 code. */
const scriptNames: Readonly<Record<string, ScriptName>> = {
  Arab: 'Arabic',
  Aran: 'Arabic',
  Beng: 'Bengali',
  Cyrl: 'Cyrillic',
  Deva: 'Devanagari',
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han',
  Latn: 'Latin',
  Mlym: 'Malayalam',
}

/** A cache: `Intl.Locale` is slower than searching a text. */
const scriptCache = new Map<string, ScriptName>()

/** The usual script of a language (BCP 47: `fa`, `zh-Hant`, `sr-Latn`). */
export function scriptOf(language: string): ScriptName {
  const script =
    scriptCache.get(language) ?? scriptNames[new Intl.Locale(language).maximize().script ?? ''] ?? 'other'
  scriptCache.set(language, script)
  return script
}

/** The script of a word's first letter, ignoring letters common to all scripts, such as ʿ. */
export function scriptOfWord(word: string): ScriptName {
  for (const letter of word) {
    if (!LETTER.test(letter)) continue
    for (const name of names) if (scripts[name].test(letter)) return name
  }
  return 'other'
}

const NOT_IN_ARABIC = /[پچژگکیےٹڈڑںہھۃ]/

/** Whether a text in Arabic script has letters of other languages, such as Persian and Urdu. */
export function hasNonArabicLetters(text: string): boolean {
  return NOT_IN_ARABIC.test(text)
}

/** Letters that identify a language in Latin script. */
const distinctiveLetters: readonly (readonly [language: string, letters: RegExp])[] = [
  ['tr', /[ğşı]|[çöü]\S*[çöü]/i],
  ['es', /[ñ¿¡]/i],
  ['sv', /å/i],
  ['fr', /[êèàœç]/i],
]

/** The language in Latin script, detected by the letters of a text. */
export function detectLanguage(text: string): string | undefined {
  return distinctiveLetters.find(([, letters]) => letters.test(text))?.[0]
}
