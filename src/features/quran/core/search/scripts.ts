/** The scripts that translations are written in, as far as a search has to tell them apart. */
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

/** By their codes in ISO 15924. */
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

/** What was asked of the platform, which takes longer than a search of a text. */
const known = new Map<string, ScriptName>()

/** The script that a language (BCP 47: `fa`, `zh-Hant`, `sr-Latn`) is usually written in. */
export function scriptOf(language: string): ScriptName {
  const script =
    known.get(language) ?? scriptNames[new Intl.Locale(language).maximize().script ?? ''] ?? 'other'
  known.set(language, script)
  return script
}

/** The script of a word, that of its first letter when it mixes them; letters of every script, as ʿ, say nothing. */
export function scriptOfWord(word: string): ScriptName {
  for (const letter of word) {
    if (!LETTER.test(letter)) continue
    for (const name of names) if (scripts[name].test(letter)) return name
  }
  return 'other'
}

const NOT_IN_ARABIC = /[پچژگکیےٹڈڑںہھۃ]/

/** Whether words in the Arabic script are in another language: by letters that Arabic keyboards do not have. */
export function isBesidesArabic(text: string): boolean {
  return NOT_IN_ARABIC.test(text)
}

/** Letters by which one of the languages in Latin script is known; English comes last, transliterations have none. */
const tellingLetters: readonly (readonly [language: string, letters: RegExp])[] = [
  ['tr', /[ğşı]|[çöü]\S*[çöü]/i],
  ['es', /[ñ¿¡]/i],
  ['sv', /å/i],
  ['fr', /[êèàœç]/i],
]

/** The language in Latin script that a text's letters give away. */
export function detectLanguage(text: string): string | undefined {
  return tellingLetters.find(([, letters]) => letters.test(text))?.[0]
}
