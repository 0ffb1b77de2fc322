import { arabicSpellings, arabicStem } from './arabic-spellings.ts'
import { latinSpellings } from './latin-spellings.ts'
import { transliterationSpellings } from './transliteration-spellings.ts'

/** What a text is: its words are compared as that kind's are. */
export type TextKind = 'arabic' | 'transliteration' | 'translation'

/** Under which spellings a word is found: as itself, or only as something near. */
export interface Spellings {
  readonly same: readonly string[]
  readonly near: readonly string[]
}

const ARABIC = /\p{Script=Arabic}/u

/** The spellings of a word, for the index and for the query alike; none when nothing of it can be searched. */
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
