/**
 * Spellings in the order of their UTF-16 units, all in one string: asking them makes no object and no piece of text, and
 * keeping them takes little more than their letters.
 */
export interface SpellingList {
  /** A spelling a line. */
  readonly letters: string
  /** Where each begins in `letters`; one more than there are spellings. */
  readonly starts: Uint32Array
}

/** Comes before every letter, where a spelling is at its end. */
const END = 0
const LINE_BREAK = '\n'

/** Opens ordered spellings, a line each. */
export function openSpellings(letters: string): SpellingList {
  let count = 1
  for (let at = letters.indexOf(LINE_BREAK); at >= 0; at = letters.indexOf(LINE_BREAK, at + 1)) count += 1
  const starts = new Uint32Array(count + 1)
  for (let index = 1; index < count; index++)
    starts[index] = letters.indexOf(LINE_BREAK, starts[index - 1]) + 1
  starts[count] = letters.length + 1
  return { letters, starts }
}

export const spellingCount = ({ starts }: SpellingList): number => starts.length - 1

/** How many UTF-16 units the spelling has. */
export const spellingLength = ({ starts }: SpellingList, index: number): number =>
  (starts[index + 1] ?? 0) - (starts[index] ?? 0) - 1

export const spellingAt = ({ letters, starts }: SpellingList, index: number): string =>
  letters.slice(starts[index], (starts[index + 1] ?? 0) - 1)

/** Where the spelling stands; -1 where it is none of them. */
export const placeOfSpelling = (list: SpellingList, spelling: string): number =>
  placeOfRest(list, 0, spellingCount(list), 0, spelling, 0)

/** Where the first stands that is not before this one; how many there are when all are. */
export const firstFrom = (list: SpellingList, spelling: string): number =>
  firstFromRest(list, 0, spellingCount(list), 0, spelling, 0)

export const beginsWith = ({ letters, starts }: SpellingList, index: number, start: string): boolean =>
  index + 1 < starts.length && letters.startsWith(start, starts[index])

/**
 * Finds the spellings that differ from `word` by one letter more, less or other, and the same one; some of them twice.
 * Letter by letter it keeps the part of the list that begins as the word does, and looks in it for what may come instead.
 */
export function withOneError(list: SpellingList, word: string, found: (index: number) => void): void {
  let [low, high] = [0, spellingCount(list)]
  const look = (from: number, to: number, depth: number, rest: number) => {
    const index = rest > word.length ? -1 : placeOfRest(list, from, to, depth, word, rest)
    if (index >= 0) found(index)
  }
  for (let at = 0; at <= word.length && low < high; at++) {
    const asked = unitAt(word, at)
    look(low, high, at, at + 1)
    let [nextLow, nextHigh] = [0, 0]
    for (let first = low, end = low; first < high; first = end) {
      const letter = letterAt(list, first, at)
      end = endOfLetter(list, first, high, at)
      if (letter === asked) [nextLow, nextHigh] = [first, end]
      else if (letter !== END) {
        look(first, end, at + 1, at)
        look(first, end, at + 1, at + 1)
      }
    }
    if (asked === END && nextLow < nextHigh) found(nextLow)
    low = nextLow
    high = nextHigh
  }
}

const unitAt = (word: string, at: number) => (at < word.length ? word.charCodeAt(at) : END)

function letterAt({ letters, starts }: SpellingList, index: number, depth: number): number {
  const at = (starts[index] ?? 0) + depth
  return at + 1 < (starts[index + 1] ?? 0) ? letters.charCodeAt(at) : END
}

/** Below 0 when what a spelling has from `depth` on stands before what the word has from `rest` on; 0 when it is the same. */
function compareRest(list: SpellingList, index: number, depth: number, word: string, rest: number): number {
  for (let ahead = 0; ; ahead++) {
    const asked = unitAt(word, rest + ahead)
    const difference = letterAt(list, index, depth + ahead) - asked
    if (difference !== 0 || asked === END) return difference
  }
}

/**
 * {@link firstFrom} of the rests, among spellings from `low` before `high` that are the same before `depth`. Written out:
 * with one search by halves for all, which calls back at each step, words with an error take a sixth to a half longer.
 */
function firstFromRest(
  list: SpellingList,
  low: number,
  high: number,
  depth: number,
  word: string,
  rest: number,
): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = (from + to) >> 1
    if (compareRest(list, middle, depth, word, rest) < 0) from = middle + 1
    else to = middle
  }
  return from
}

function placeOfRest(
  list: SpellingList,
  low: number,
  high: number,
  depth: number,
  word: string,
  rest: number,
): number {
  const index = firstFromRest(list, low, high, depth, word, rest)
  return index < high && compareRest(list, index, depth, word, rest) === 0 ? index : -1
}

/** Where those end that have the same letter at `depth` as the first. */
function endOfLetter(list: SpellingList, first: number, high: number, depth: number): number {
  const letter = letterAt(list, first, depth)
  let [from, to] = [first + 1, high]
  while (from < to) {
    const middle = (from + to) >> 1
    if (letterAt(list, middle, depth) === letter) from = middle + 1
    else to = middle
  }
  return from
}
