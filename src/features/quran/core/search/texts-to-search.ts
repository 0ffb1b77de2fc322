import { detectLanguage, isBesidesArabic, type ScriptName, scriptOf, scriptOfWord } from './scripts.ts'
import { wordsOf } from './words-of.ts'

/** A translation that may be searched: a built-in one's id is its language. */
export interface SearchedTranslation {
  readonly id: string
  readonly language: string
}

/** The part of a query that is looked for in a text. */
export interface TextQuery {
  /** `arabic`, `transliteration` or the id of a translation. */
  readonly id: string
  readonly query: string
}

/**
 * Which texts are asked for what: by the scripts of the query, then by the reader's translation. Those in `otherwise` only
 * when the first ones have no good answer.
 */
export function textsToSearch(
  all: readonly SearchedTranslation[],
  { text, translation }: { readonly text: string; readonly translation: string },
): { first: TextQuery[]; otherwise: TextQuery[] } {
  const queries = byScript(text)
  const first: TextQuery[] = []
  const otherwise: TextQuery[] = []
  for (const [script, query] of queries) {
    const written = all.filter(({ language }) => scriptOf(language) === script)
    const own = written.filter(({ id }) => id === translation)
    const others = written.filter((each) => !own.includes(each))
    const plan = ({ id }: { id: string }) => ({ id, query })
    if (script === 'Arabic') {
      const besides = isBesidesArabic(query)
      first.push(
        ...(besides ? [...own, ...others] : []).map(plan),
        { id: 'arabic', query },
        ...(besides ? [] : own).map(plan),
      )
      otherwise.push(...(besides ? [] : others).map(plan))
    } else if (script === 'Latin') {
      const told = [detectLanguage(query), 'en']
      const also = told.flatMap((code) => others.filter(({ language }) => language === code))
      first.push(...[...own, ...also].map(plan), { id: 'transliteration', query })
      otherwise.push(...others.filter((each) => !also.includes(each)).map(plan))
    } else first.push(...[...own, ...others].map(plan))
  }
  return { first, otherwise }
}

function byScript(text: string): Map<ScriptName, string> {
  const queries = new Map<ScriptName, string>()
  for (const { word } of wordsOf(text)) {
    const script = scriptOfWord(word)
    queries.set(script, `${queries.get(script) ?? ''} ${word}`)
  }
  return queries
}
