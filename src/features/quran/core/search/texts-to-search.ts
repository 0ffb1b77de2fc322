import { detectLanguage, hasNonArabicLetters, type ScriptName, scriptOf, scriptOfWord } from './scripts.ts'
import { wordsOf } from './words-of.ts'

/** A translation to search. The id of a built-in translation is its language. */
export interface SearchableTranslation {
  readonly id: string
  readonly language: string
}

/** The part of a query to search for in one text. */
export interface TextQuery {
  /** `arabic`, `transliteration` or the id of a translation. */
  readonly id: string
  readonly query: string
}

/**
 * Chooses the texts to search, by the scripts in the query and the user's translation. `otherwise` is searched only if
 * `first` has no good result.
 */
export function textsToSearch(
  all: readonly SearchableTranslation[],
  { text, translation }: { readonly text: string; readonly translation: string },
): { first: TextQuery[]; otherwise: TextQuery[] } {
  const queries = byScript(text)
  const first: TextQuery[] = []
  const otherwise: TextQuery[] = []
  for (const [script, query] of queries) {
    const inScript = all.filter(({ language }) => scriptOf(language) === script)
    const own = inScript.filter(({ id }) => id === translation)
    const others = inScript.filter((each) => !own.includes(each))
    const plan = ({ id }: { id: string }) => ({ id, query })
    if (script === 'Arabic') {
      const isOtherLanguage = hasNonArabicLetters(query)
      first.push(
        ...(isOtherLanguage ? [...own, ...others] : []).map(plan),
        { id: 'arabic', query },
        ...(isOtherLanguage ? [] : own).map(plan),
      )
      otherwise.push(...(isOtherLanguage ? [] : others).map(plan))
    } else if (script === 'Latin') {
      const likelyLanguages = [detectLanguage(query), 'en']
      const likely = likelyLanguages.flatMap((code) => others.filter(({ language }) => language === code))
      first.push(...[...own, ...likely].map(plan), { id: 'transliteration', query })
      otherwise.push(...others.filter((each) => !likely.includes(each)).map(plan))
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
