/** Joins a letter to its neighbour where there is none. */
const JOINER = '\u200d'

/** Letters that don't join the next one. */
const endJoining = 'اأإآدذرزوؤ'

/** The hamza alone joins neither side. */
const HAMZA = 'ء'

export const joinsNext = (letter: string): boolean => letter !== HAMZA && !endJoining.includes(letter)
const joinsPrevious = (letter: string): boolean => letter !== HAMZA

/** How a letter is written alone and at each place of a word. */
export interface LetterForms {
  readonly isolated: string
  readonly initial: string
  readonly medial: string
  readonly final: string
}

/** The four forms of a letter. One that doesn't join the next has the same form twice. */
export function letterForms(letter: string): LetterForms {
  const before = joinsPrevious(letter) ? JOINER : ''
  const after = joinsNext(letter) ? JOINER : ''
  return {
    isolated: letter,
    initial: `${letter}${after}`,
    medial: `${before}${letter}${after}`,
    final: `${before}${letter}`,
  }
}
