import { foldedWords } from '#shared/core/text-search.ts'

export const WORD_LIST = { words: 1000, length: 80 } as const

/** The entries of a list that texts contain as whole words, whatever their case and marks. An entry may have several words. */
export function listedWordsIn(texts: readonly string[], list: readonly string[]): readonly string[] {
  const folded = texts.flatMap((text) => [fold(text), fold(text.replaceAll('\u0670', ''))])
  return list.filter((entry) => {
    const sought = fold(entry)
    return sought.trim() !== '' && folded.some((text) => text.includes(sought))
  })
}

/** The folded words, each between spaces. */
const fold = (text: string) => ` ${foldedWords(text.replaceAll(':', ' ')).join(' ')} `

/** The entries of a list with one entry on a line. */
export const entriesOf = (lines: string): readonly string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
