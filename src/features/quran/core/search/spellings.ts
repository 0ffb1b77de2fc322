import { arabicSpellings, arabicStem } from './arabic-spellings.ts'
import { latinSpellings } from './latin-spellings.ts'
import { transliterationSpellings } from './transliteration-spellings.ts'

/** The kind of a text, which decides how its words are compared. */
export type TextKind = 'arabic' | 'transliteration' | 'translation'

/** A word's exact spellings, and stems that match approximately. */
export interface Spellings {
  readonly same: readonly string[]
  readonly near: readonly string[]
}

const ARABIC = /\p{Script=Arabic}/u

/** A word's spellings, for index and query alike; empty if nothing in it can be searched. */
export function spellingsOf(word: string, kind: TextKind): Spellings {
  if (ARABIC.test(word)) {
    const same = arabicSpellings(word)
    if (kind !== 'arabic') return { same, near: [] }
    const stems = same.map(arabicStem).filter((stem) => stem !== undefined)
    return { same, near: [...new Set(stems)].filter((stem) => !same.includes(stem)) }
  }
  return {
    same: kind === 'transliteration' ? transliterationSpellings(word) : latinSpellings(word),
    near: [],
  }
}
