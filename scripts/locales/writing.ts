import { foreignWords } from './foreign-words.ts'

/** How a language is written, as the rows `form:` of `locales/glossary.tsv` say. */
interface Writing {
  /** A letter of the language's script, or a mark on one. */
  readonly letter: RegExp
  /** Signs that another sign takes the place of: sign → the language's own. */
  readonly signs: Readonly<Record<string, string>>
  /** A digit of another system. */
  readonly foreignDigit?: RegExp
  readonly isRightToLeft?: true
  /** Anything else that is wrong, each with its description. */
  readonly mistakes?: readonly (readonly [RegExp, string])[]
}

/** Wrong in every language. */
const everywhere = { "'": '’', '"': 'the language’s quotation marks', '...': '…', '|': 'a danda or a line' }

const latin: Writing = {
  letter: /[\p{Script=Latin}ʼʾʿﷺ]/u,
  signs: { '،': ',', '؛': ';', '؟': '?', '٪': '%', '۔': '.', '।': '.' },
  foreignDigit: /[^\P{Nd}0-9]/u,
}
const curledQuotes = { '«': '“', '»': '”' }
const angledQuotes = { '“': '«', '”': '»' }
const arabicSigns = { ',': '،', ';': '؛', '?': '؟' }
const danda: Writing['mistakes'] = [[/\p{L}\p{M}*\.(?=\s|$)/u, 'a full stop instead of a danda']]

/** A mark above or below a letter, or a joiner, which belongs to the letter before it. */
const MARK = '\\p{Mn}\\p{Mc}\\u200c'
const lettersOf = (letters: string) => new RegExp(`[${letters}${MARK}]`, 'u')
const SHARED_ARABIC = 'ءآأؤإئابتثجحخدذرزسشصضطظعغفقلمنوٱـ'

const writings: Readonly<Record<string, Writing>> = {
  en: { ...latin, signs: { ...latin.signs, ...curledQuotes } },
  tr: { ...latin, signs: { ...latin.signs, ...curledQuotes } },
  id: { ...latin, signs: { ...latin.signs, ...curledQuotes } },
  ms: { ...latin, signs: { ...latin.signs, ...curledQuotes } },
  fr: {
    ...latin,
    signs: { ...latin.signs, ...angledQuotes },
    mistakes: [
      [/(?<!\u202f)[?!;]/u, 'no narrow non-breaking space before ? ! or ;'],
      [/[^\s\u00a0]:(?=\s|$)|[ \u202f]:/u, 'no non-breaking space before :'],
      [/«[^\u00a0]|[^\u00a0]»/u, 'no non-breaking space inside « »'],
    ],
  },
  es: {
    ...latin,
    signs: { ...latin.signs, ...angledQuotes },
    mistakes: [
      [/^[^¿]*\?/u, 'no ¿ before ?'],
      [/^[^¡]*!/u, 'no ¡ before !'],
    ],
  },
  ar: {
    isRightToLeft: true,
    letter: lettersOf(`${SHARED_ARABIC}كهيىةﷺ`),
    signs: { ...arabicSigns, ...angledQuotes, '%': '٪', '۔': '.' },
    foreignDigit: /[^\P{Nd}٠-٩]/u,
  },
  fa: {
    isRightToLeft: true,
    letter: lettersOf(`${SHARED_ARABIC}پچژکگهۀیﷺ`),
    signs: { ...arabicSigns, ...angledQuotes, '%': '٪', '۔': '.' },
    foreignDigit: /[^\P{Nd}۰-۹]/u,
  },
  ur: {
    isRightToLeft: true,
    letter: lettersOf(`${SHARED_ARABIC}ٹپچڈڑژکگںھہۂۃیےۓﷺ`),
    signs: { ...arabicSigns, ...curledQuotes, '٪': '%' },
    foreignDigit: /[^\P{Nd}0-9]/u,
    mistakes: [[/\p{L}\p{M}*\.(?=\s|$)/u, 'a full stop instead of ۔']],
  },
  hi: {
    letter: /[\p{Script=Devanagari}\u0951\u0952ﷺ\u200c\u200d]/u,
    signs: { ...curledQuotes, '،': ',', '؟': '?', '॥': '।' },
    foreignDigit: /[^\P{Nd}0-9]/u,
    mistakes: danda,
  },
  bn: {
    letter: /[\p{Script=Bengali}ﷺ\u200c\u200d]/u,
    signs: { ...curledQuotes, '،': ',', '؟': '?', '॥': '।' },
    foreignDigit: /[^\P{Nd}০-৯]/u,
    // "মি." (minutes) and the years of an era are abbreviations with a full stop.
    mistakes: [[/\p{L}\p{M}*(?<!মি|খ্রি)\.(?=\s|$)/u, 'a full stop instead of a danda']],
  },
  ml: {
    letter: /[\p{Script=Malayalam}ﷺ\u200c]/u,
    signs: { ...curledQuotes, '،': ',', '؟': '?', '।': '.' },
    foreignDigit: /[^\P{Nd}0-9]/u,
    mistakes: [[/\u200d/u, 'a zero-width joiner: use the chillu letter (ൻ ൺ ർ ൽ ൾ)']],
  },
}

/** `{{name}}`, addresses, references and signs within a number: not subject to a language's rules. */
const notWritten = /\{\{.*?\}\}|(?<=\d)[,.](?=\d)|https?:\/\/\u200e?|[\w.-]+@[\w.-]+|\b\d+:\d+(?:-\d+)?\b/g
/** In text from right to left, the signs after “https” would be on its other side. */
const looseAddress = /:\/\/(?![\u200e\w{])/
/** Takes the place of what is not written. */
const OBJECT = '\ufffc'
const foreignWord = /[A-Za-z][A-Za-z0-9.+'-]*[A-Za-z0-9]|[A-Za-z]/g

/** Mistakes in the writing of `text`, as parts of a sentence. A language without rules has none. */
export function writingMistakes(language: string, text: string): string[] {
  const writing = writings[language]
  if (!writing) return []
  const written = text.replaceAll(notWritten, OBJECT)
  const own = writing.letter.test('a') ? written : written.replaceAll(foreignWord, allowedAsSpace)
  return [
    ...(text === text.normalize('NFC') ? [] : ['letters that are not in normal form C']),
    ...signMistakes(writing, own),
    ...foreignLetters(writing, own),
    ...(writing.foreignDigit?.test(own) ? ['digits of another script'] : []),
    ...(writing.isRightToLeft && looseAddress.test(text) ? ['no left-to-right mark after ://'] : []),
    ...(writing.mistakes ?? []).filter(([mistake]) => mistake.test(own)).map(([, name]) => name),
  ]
}

const allowedAsSpace = (word: string) => (foreignWords.has(word) ? OBJECT : word)

function signMistakes({ signs }: Writing, text: string): string[] {
  return Object.entries({ ...everywhere, ...signs })
    .filter(([sign]) => text.includes(sign))
    .map(([sign, own]) => `${sign} instead of ${own}`)
}

function foreignLetters({ letter }: Writing, text: string): string[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const foreign = words.filter((word) => [...word].some((sign) => !letter.test(sign) && /\p{L}/u.test(sign)))
  return foreign.map(
    (word) => `“${word}”, which is not in the language’s script (foreign-words.ts lists exceptions)`,
  )
}
