import { inDigits } from './digits.ts'

/**
 * Words of the Quran: `{ verse: '21:87', words: [15, 23] }` are the 15th to 23rd word of a verse; `{ verse:
 * '20:25-28' }` is a range of verses, whose words are numbered consecutively; without `words` all of them.
 */
export interface VerseReference {
  readonly verse: string
  readonly words?: readonly [first: number, last: number] | undefined
}

/** `2:201` or `113:1-5`. */
export const VERSE_REFERENCE = /^(?<surah>\d+):(?<from>\d+)(?:-(?<to>\d+))?$/

/** The number of the surah that a reference names; 0 for none. */
export const surahOfReference = (verse: string): number =>
  Number(VERSE_REFERENCE.exec(verse)?.groups?.surah ?? 0)

/**
 * The words that a reference names, from the verses of its surah in the Quran content. Throws `RangeError` for words that
 * do not exist.
 */
export function quotedWords({ verse, words }: VerseReference, verses: readonly string[]): string {
  const { from, to = from } = VERSE_REFERENCE.exec(verse)?.groups ?? {}
  if (Number(to) > verses.length) throw new RangeError(`There is no verse ${verse}.`)
  const all: string[] = []
  for (let number = Number(from); number <= Number(to); number++) {
    const text = verses[number - 1]
    if (text === undefined) throw new RangeError(`There is no verse ${verse}.`)
    all.push(...wordsOf(text, number < Number(to) ? number : undefined))
  }
  if (all.length === 0) throw new RangeError(`There is no verse ${verse}.`)
  const [first, last] = words ?? [1, all.length]
  if (!(first >= 1 && first <= last && last <= all.length)) {
    throw new RangeError(`Verse ${verse} has no words ${first} to ${last}.`)
  }
  return all.slice(first - 1, last).join(' ')
}

/** The mark of a quarter of a hizb, which belongs to the page of the mushaf. */
const QUARTER = '\u06de'

/**
 * The words of a verse. If another verse follows, the last word includes the mushaf's mark with the verse’s
 * number.
 */
function wordsOf(text: string, number: number | undefined): readonly string[] {
  const words = text.replace(QUARTER, '').split(' ')
  if (number === undefined) return words
  return [...words.slice(0, -1), `${words.at(-1)} \u06dd${inDigits(String(number), 'arab')}`]
}
