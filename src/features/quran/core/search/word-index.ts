import SearchableMap from 'minisearch/SearchableMap'
import { numbersOf, type PackedIndex } from './packed-index.ts'
import type { TextKind } from './spellings.ts'

/** An index that can be asked. Verses are counted from 0 here. */
export interface WordIndex {
  readonly kind: TextKind
  readonly verseCount: number
  /** The first spelling of each type. */
  readonly names: readonly string[]
  /** Where each verse's words begin in `sequence`; one more than there are verses. */
  readonly starts: Uint32Array
  readonly sequence: Uint16Array
  /** The verses that a type occurs in, ascending. */
  readonly versesOf: (type: number) => Uint16Array
  /** Types by spelling, as {@link entry} writes them. */
  readonly dictionary: SearchableMap<number[]>
}

/** Type and nearness in one number. */
export const entry = {
  of: (type: number, near: boolean) => type * 2 + (near ? 1 : 0),
  type: (value: number) => value >> 1,
  isNear: (value: number) => (value & 1) === 1,
}

/** Opens a packed index: a few milliseconds and megabytes. */
export function openIndex({ kind, types, lengths, sequence }: PackedIndex): WordIndex {
  const names: string[] = []
  const dictionary = new SearchableMap<number[]>()
  const add = (spelling: string, value: number) => {
    const there = dictionary.get(spelling)
    if (there) there.push(value)
    else if (spelling !== '') dictionary.set(spelling, [value])
  }
  for (const [type, line] of types.split('\n').entries()) {
    const [same = '', near = ''] = line.split(';')
    const spellings = same.split('|')
    names.push(spellings[0] ?? '')
    for (const spelling of spellings) add(spelling, entry.of(type, false))
    for (const spelling of near.split('|')) add(spelling, entry.of(type, true))
  }
  const words = numbersOf(sequence)
  const starts = startsOf(numbersOf(lengths))
  const postings = postingsOf(words, starts, names.length)
  return {
    kind,
    verseCount: lengths.length,
    names,
    starts,
    sequence: words,
    versesOf: (type) => postings.verses.subarray(postings.starts[type] ?? 0, postings.starts[type + 1] ?? 0),
    dictionary,
  }
}

function startsOf(lengths: Uint16Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let verse = 0; verse < lengths.length; verse++)
    starts[verse + 1] = (starts[verse] ?? 0) + (lengths[verse] ?? 0)
  return starts
}

/** For each type the verses that it occurs in, all in one array: a counting sort that passes twice over the text. */
function postingsOf(sequence: Uint16Array, starts: Uint32Array, typeCount: number) {
  const lastVerse = new Int32Array(typeCount).fill(-1)
  const ends = new Uint32Array(typeCount + 1)
  const eachFirst = (visit: (type: number, verse: number) => void) => {
    lastVerse.fill(-1)
    for (let verse = 0; verse + 1 < starts.length; verse++) {
      for (let at = starts[verse] ?? 0; at < (starts[verse + 1] ?? 0); at++) {
        const type = sequence[at] ?? 0
        if (lastVerse[type] === verse) continue
        lastVerse[type] = verse
        visit(type, verse)
      }
    }
  }
  eachFirst((type) => {
    ends[type + 1] = (ends[type + 1] ?? 0) + 1
  })
  for (let type = 0; type < typeCount; type++) ends[type + 1] = (ends[type + 1] ?? 0) + (ends[type] ?? 0)
  const verses = new Uint16Array(ends[typeCount] ?? 0)
  const next = ends.slice()
  eachFirst((type, verse) => {
    verses[next[type] ?? 0] = verse
    next[type] = (next[type] ?? 0) + 1
  })
  return { starts: ends, verses }
}
