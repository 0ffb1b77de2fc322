import { verseNumber } from '../verse-counts.ts'
import { parseVerseKey } from '../verse-key.ts'
import { stemOf } from './light-stem.ts'
import { isFrameWord, isFunctionWord } from './question.ts'
import { themes } from './themes.ts'
import { wordsOf } from './words-of.ts'

/** An expression for a theme, as stems. */
interface Term {
  readonly theme: number
  readonly stems: readonly string[]
}

/** The factor by which each verse of a theme counts less than the one before it. */
const STEP = 0.02
/** The bonus of a longer expression among themes with the same words. */
const LONGER = 0.03

/** Stems of words that occur in most questions and do not narrow them down. */
const GOD = new Set(['allah', 'god', 'الله', 'رب'].map(stemOf))

/** Honorifics after a name. */
const HONORIFICS =
  /علي(?:ه|ها|هم|هما) (?:ال)?سلام|صلى الله عليه وسلم|رضي الله عن\S+|\b(?:peace be upon (?:him|her)|pbuh|saw|swt)\b/giu

/**
 * The stems of a text, except those of the words for which `isLeftOut` is true. God is a subject only if no
 * other word remains.
 */
function stemsOf(text: string, isLeftOut: (word: string) => boolean): string[] {
  const stems = wordsOf(text.replaceAll(HONORIFICS, ' '))
    .filter(({ word }) => !isLeftOut(word))
    .map(({ word }) => stemOf(word))
  const others = stems.filter((stem) => stem !== '' && !GOD.has(stem))
  return others.length > 0 || stems.length === 0 ? others : ['allah']
}

interface ThemeIndex {
  /** The verse numbers of each theme. */
  readonly verses: readonly (readonly number[])[]
  /** The expressions that begin with a stem. */
  readonly terms: ReadonlyMap<string, readonly Term[]>
}

let opened: ThemeIndex | undefined

/** Prepares the themes. Throws `RangeError` for a verse that does not exist. */
function openThemes(): ThemeIndex {
  const terms = new Map<string, Term[]>()
  for (const [theme, { terms: expressions }] of themes.entries()) {
    for (const expression of expressions) {
      const stems = [...new Set(stemsOf(expression, isFunctionWord))]
      const [first] = stems
      if (first !== undefined) terms.set(first, [...(terms.get(first) ?? []), { theme, stems }])
    }
  }
  return {
    verses: themes.map(({ verses }) =>
      verses.map((key) => verseNumber(parseVerseKey(key) ?? { surah: 0, verse: 0 })),
    ),
    terms,
  }
}

/**
 * The verses of the subjects that a query names, by number (from 1), best first. Empty unless the subjects'
 * expressions cover at least this share of the query's words.
 */
export function versesOfThemes(query: string, leastCoverage: number): readonly number[] {
  opened ??= openThemes()
  const asked = new Set(stemsOf(query, isFrameWord))
  const named = namedThemes(new Set(stemsOf(query, isFunctionWord)), asked, opened.terms)
  const covered = new Set([...named.values()].flatMap(({ words }) => [...words]))
  if (covered.size === 0 || covered.size / asked.size < leastCoverage) return []
  return rank(named, asked.size, opened.verses)
}

/** How a query matches a theme. */
interface NamedTheme {
  /** The words of the query that occur in its expressions. */
  readonly words: ReadonlySet<string>
  /** The length of its longest expression. */
  readonly longest: number
}

/** For each theme, the words of the query that its expressions cover. */
function namedThemes(
  stems: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  terms: ThemeIndex['terms'],
): ReadonlyMap<number, NamedTheme> {
  const named = new Map<number, NamedTheme>()
  for (const stem of stems) {
    for (const term of terms.get(stem) ?? []) {
      if (!term.stems.every((each) => stems.has(each))) continue
      const words = term.stems.filter((each) => asked.has(each))
      if (words.length === 0) continue
      const before = named.get(term.theme)
      named.set(term.theme, {
        words: new Set([...(before?.words ?? []), ...words]),
        longest: Math.max(before?.longest ?? 0, term.stems.length),
      })
    }
  }
  return named
}

/**
 * The verses of the themes, ranked by how much of the query their themes cover and by their place in the
 * theme.
 */
function rank(
  named: ReadonlyMap<number, NamedTheme>,
  askedCount: number,
  verses: ThemeIndex['verses'],
): number[] {
  const scores = new Map<number, number>()
  for (const [theme, { words, longest }] of named) {
    const share = (words.size / askedCount) ** 2 + longest * LONGER
    for (const [place, verse] of (verses[theme] ?? []).entries())
      scores.set(verse, (scores.get(verse) ?? 0) + share * (1 - STEP * place))
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([verse]) => verse)
}
