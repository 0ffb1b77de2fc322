import { arabicSpellings } from './arabic-spellings.ts'
import { plainLetters } from './latin-spellings.ts'

const ARABIC = /\p{Script=Arabic}/u
/** Stems keep at least this many letters. */
const SHORTEST = 3

/**
 * The stem by which a word of a question is compared: the article, particles and usual endings are cut off, as by the
 * light10 stemmer (Larkey, Ballesteros and Connell 2007) for Arabic and Porter's first step for English.
 */
export function stemOf(word: string): string {
  return ARABIC.test(word) ? arabicLightStem(word) : englishStem(word)
}

const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و']
const SUFFIXES = ['ها', 'هم', 'كم', 'نا', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

function arabicLightStem(word: string): string {
  const bare = arabicSpellings(word)[0] ?? ''
  const prefix = PREFIXES.find((each) => bare.startsWith(each) && bare.length - each.length >= SHORTEST) ?? ''
  const rest = bare.slice(prefix.length)
  const suffix = SUFFIXES.find((each) => rest.endsWith(each) && rest.length - each.length >= SHORTEST) ?? ''
  return rest.slice(0, rest.length - suffix.length)
}

function englishStem(word: string): string {
  const plain = plainLetters(word)
    .replace(/['’‘`´]s$/, '')
    .replaceAll(/['’‘`´]/g, '')
  if (plain.length <= SHORTEST) return plain
  const singular = plain
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const base = singular
    .replace(/(?<=[a-z]{3})ing$/, '')
    .replace(/(?<=[a-z]{3})ed$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
  return base.length <= SHORTEST ? base : base.replace(/e$/, '').replace(/y$/, 'i')
}
