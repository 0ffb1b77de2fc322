import { type Dictionary, openDictionary } from './dictionary.ts'
import { type Grouped, grouped } from './grouped.ts'
import type { PackedIndex } from './packed-index.ts'
import { numbersOf } from './packed-numbers.ts'
import type { TextKind } from './spellings.ts'

/** An index that can be asked. Verses are counted from 0 here. */
export interface WordIndex {
  readonly kind: TextKind
  readonly verseCount: number
  /** Types of words by their spellings. */
  readonly dictionary: Dictionary
  /** Where each verse's words begin in `sequence`; one more than there are verses. */
  readonly starts: Uint32Array
  /** The types of all words, one verse after the other. */
  readonly sequence: Uint16Array
  /** The verses that a type occurs in, ascending. */
  readonly versesOf: Grouped
}

/** Opens a packed index: a few milliseconds and megabytes. */
export function openIndex({ kind, dictionary: packed, lengths, sequence: types }: PackedIndex): WordIndex {
  const dictionary = openDictionary(packed)
  const sequence = numbersOf(types)
  const starts = startsOf(numbersOf(lengths))
  return {
    kind,
    verseCount: lengths.length,
    dictionary,
    starts,
    sequence,
    versesOf: versesByType(sequence, starts, dictionary.typeCount),
  }
}

function startsOf(lengths: Uint16Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let verse = 0; verse < lengths.length; verse++)
    starts[verse + 1] = (starts[verse] ?? 0) + (lengths[verse] ?? 0)
  return starts
}

/** The verses of each type, each verse once. */
function versesByType(sequence: Uint16Array, starts: Uint32Array, typeCount: number) {
  const lastVerse = new Int32Array(typeCount).fill(-1)
  const types = new Uint32Array(sequence.length)
  const verses = new Uint16Array(sequence.length)
  let count = 0
  for (let verse = 0; verse + 1 < starts.length; verse++) {
    const end = starts[verse + 1] ?? 0
    for (let at = starts[verse] ?? 0; at < end; at++) {
      const type = sequence[at] ?? 0
      if (lastVerse[type] === verse) continue
      lastVerse[type] = verse
      types[count] = type
      verses[count] = verse
      count += 1
    }
  }
  return grouped(types.subarray(0, count), verses.subarray(0, count), typeCount)
}
