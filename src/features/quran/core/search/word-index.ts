import { type Dictionary, openDictionary } from './dictionary.ts'
import { type GroupedNumbers, groupNumbers } from './grouped-numbers.ts'
import type { PackedIndex } from './packed-index.ts'
import { decodeNumbers } from './packed-numbers.ts'
import type { TextKind } from './spellings.ts'

/** An index opened for searching. Verses are counted from 0. */
export interface WordIndex {
  readonly kind: TextKind
  readonly verseCount: number
  /** Word types by spelling. */
  readonly dictionary: Dictionary
  /** The offset of each verse in `sequence`, and the end of the last. */
  readonly starts: Uint32Array
  /** The types of all words, verse by verse. */
  readonly sequence: Uint16Array
  /** The verses of each type, ascending. */
  readonly versesOf: GroupedNumbers
}

/** Opens a packed index, in a few milliseconds and megabytes. */
export function openIndex({ kind, dictionary: packed, lengths, sequence: types }: PackedIndex): WordIndex {
  const dictionary = openDictionary(packed)
  const sequence = decodeNumbers(types)
  const starts = startsOf(decodeNumbers(lengths))
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

/** Groups the verses by type, each verse once per type. */
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
  return groupNumbers(types.subarray(0, count), verses.subarray(0, count), typeCount)
}
