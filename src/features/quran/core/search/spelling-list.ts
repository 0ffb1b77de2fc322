/**
 * Spellings in UTF-16 order in one string. Lookups allocate nothing, and the list needs little more memory than its
 * letters.
 */
export interface SpellingList {
  /** One spelling per line. */
  readonly letters: string
  /** The offset of each spelling in `letters`, and the end of the last. */
  readonly starts: Uint32Array
}

/** The end of a spelling, which sorts before every letter. */
const END = 0
const LINE_BREAK = '\n'

/** Opens sorted spellings, one per line. */
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

/** The length in UTF-16 units. */
export const spellingLength = ({ starts }: SpellingList, index: number): number =>
  (starts[index + 1] ?? 0) - (starts[index] ?? 0) - 1

export const spellingAt = ({ letters, starts }: SpellingList, index: number): string =>
  letters.slice(starts[index], (starts[index + 1] ?? 0) - 1)

/** The index of a spelling, or -1. */
export const indexOfSpelling = (list: SpellingList, spelling: string): number =>
  placeOfRest(list, 0, spellingCount(list), 0, spelling, 0)

/** The index of the first spelling that does not sort before this one, or the number of spellings. */
export const lowerBound = (list: SpellingList, spelling: string): number =>
  firstFromRest(list, 0, spellingCount(list), 0, spelling, 0)

export const beginsWith = ({ letters, starts }: SpellingList, index: number, start: string): boolean =>
  index + 1 < starts.length && letters.startsWith(start, starts[index])

/**
 * Finds the spellings within one insertion, deletion or substitution of `word`; some are reported twice. Narrows the list
 * letter by letter to the spellings that begin like the word, and looks among them for one difference.
 */
export function withOneError(list: SpellingList, word: string, found: (index: number) => void): void {
  let [low, high] = [0, spellingCount(list)]
  const find = (from: number, to: number, depth: number, rest: number) => {
    const index = rest > word.length ? -1 : placeOfRest(list, from, to, depth, word, rest)
    if (index >= 0) found(index)
  }
  for (let at = 0; at <= word.length && low < high; at++) {
    const wanted = unitAt(word, at)
    find(low, high, at, at + 1)
    let [nextLow, nextHigh] = [0, 0]
    for (let first = low, end = low; first < high; first = end) {
      const letter = letterAt(list, first, at)
      end = endOfLetter(list, first, high, at)
      if (letter === wanted) [nextLow, nextHigh] = [first, end]
      else if (letter !== END) {
        find(first, end, at + 1, at)
        find(first, end, at + 1, at + 1)
      }
    }
    if (wanted === END && nextLow < nextHigh) found(nextLow)
    low = nextLow
    high = nextHigh
  }
}

const unitAt = (word: string, at: number) => (at < word.length ? word.charCodeAt(at) : END)

function letterAt({ letters, starts }: SpellingList, index: number, depth: number): number {
  const at = (starts[index] ?? 0) + depth
  return at + 1 < (starts[index + 1] ?? 0) ? letters.charCodeAt(at) : END
}

/** Compares a spelling from `depth` with the word from `rest`: negative if the spelling sorts first, 0 if equal. */
function compareRest(list: SpellingList, index: number, depth: number, word: string, rest: number): number {
  for (let ahead = 0; ; ahead++) {
    const wanted = unitAt(word, rest + ahead)
    const difference = letterAt(list, index, depth + ahead) - wanted
    if (difference !== 0 || wanted === END) return difference
  }
}

/**
 * {@link lowerBound} among the spellings `low` to `high`, which are equal before `depth`. Not shared with the other binary
 * searches: a callback at each step makes tolerant lookups up to half slower.
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

/** The end of the run of spellings with the same letter at `depth` as the first. */
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
