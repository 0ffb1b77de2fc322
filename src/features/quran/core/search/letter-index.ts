import { type GroupedNumbers, groupNumbers } from './grouped-numbers.ts'
import type { TextKind } from './spellings.ts'
import { squeeze } from './transliteration-spellings.ts'
import type { WordIndex } from './word-index.ts'

/**
 * Verses as letters without spaces, with a trigram index. Finds text with other word boundaries (`bismillah`, `يا أيها`)
 * and misheard text.
 */
export interface LetterIndex {
  readonly kind: TextKind
  /** The letters of all verses, each verse followed by a line break. */
  readonly letters: string
  /** The offset of each verse in `letters`, and the end of the last. */
  readonly starts: Uint32Array
  /** The offset of each word in `letters`, in the order of the word index. */
  readonly wordStarts: Uint32Array
  /** The number of the trigram at a position; 0 if one of its letters occurs in no verse. */
  readonly trigramAt: (text: string, at: number) => number
  /** The verses with a trigram, ascending, repeated for each occurrence. */
  readonly versesByTrigram: GroupedNumbers
}

const END = '\n'
const VOWELS = 'aiu'
/** The article and similar beginnings, whose first vowel is silent after another vowel. */
const ELIDED = /^a(?:[lrnstdz]$|z$|l)/

/** A word as pronounced on its own. */
interface SpokenWord {
  readonly letters: string
  /** Whether the first letter is silent after a vowel. */
  readonly elides: boolean
}

function toSpokenWord(name: string, kind: TextKind): SpokenWord {
  if (kind === 'arabic') return { letters: skeleton(name), elides: false }
  return { letters: name, elides: ELIDED.test(name) }
}

/** The letters of consecutive words, given by their first spellings, as pronounced together. */
export function joinSpokenWords(names: readonly string[], kind: TextKind): string {
  return join(names.map((name) => toSpokenWord(name, kind))).letters
}

/** Joins spoken words; returns the letters and the offset of each word. */
function join(words: readonly SpokenWord[]): { letters: string; begins: number[] } {
  let letters = ''
  const begins: number[] = []
  for (const { letters: own, elides } of words) {
    begins.push(letters.length)
    const last = letters.slice(-1)
    const rest = elides && last !== '' && VOWELS.includes(last) ? own.slice(1) : own
    letters += last !== '' && rest.startsWith(last) ? rest.slice(1) : rest
  }
  return { letters, begins }
}

const SOUND_ALIKE: Readonly<Record<string, string>> = { ص: 'س', ث: 'س', ط: 'ت', ظ: 'ز', ذ: 'ز', ح: 'ه' }

/** Consonants only, with confusable ones unified. */
function skeleton(name: string): string {
  return squeeze(name.replaceAll('ا', '').replaceAll(/[صثطظذح]/g, (letter) => SOUND_ALIKE[letter] ?? letter))
}

/** Builds the index from the words' first spellings, in about the time that opening the word index takes. */
export function buildLetterIndex(index: WordIndex): LetterIndex {
  const { kind, verseCount, sequence, dictionary } = index
  const words = dictionary.names().map((name) => toSpokenWord(name, kind))
  const starts = new Uint32Array(verseCount + 1)
  const wordStarts = new Uint32Array(sequence.length)
  const streams: string[] = []
  let at = 0
  for (let verse = 0; verse < verseCount; verse++) {
    const from = index.starts[verse] ?? 0
    const own: SpokenWord[] = []
    for (let word = from; word < (index.starts[verse + 1] ?? 0); word++) {
      own.push(words[sequence[word] ?? -1] ?? { letters: '', elides: false })
    }
    const { letters, begins } = join(own)
    for (const [word, begin] of begins.entries()) wordStarts[from + word] = at + begin
    streams.push(letters, END)
    at += letters.length + END.length
    starts[verse + 1] = at
  }
  const letters = streams.join('')
  return { kind, letters, starts, wordStarts, ...indexTrigrams(letters) }
}

/** Indexes the verses by trigram. */
function indexTrigrams(letters: string): Pick<LetterIndex, 'trigramAt' | 'versesByTrigram'> {
  const alphabet = new Map([[END.charCodeAt(0), 0]])
  const codes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charCodeAt(at)
    const code = alphabet.get(letter) ?? alphabet.size
    if (code === alphabet.size) alphabet.set(letter, code)
    codes[at] = code
  }
  const size = alphabet.size
  const trigrams = new Uint32Array(letters.length)
  const verses = new Uint16Array(letters.length)
  let [count, verse] = [0, 0]
  for (let at = 0; at + 2 < codes.length; at++) {
    const [a = 0, b = 0, c = 0] = [codes[at], codes[at + 1], codes[at + 2]]
    if (a === 0) verse += 1
    else if (b !== 0 && c !== 0) {
      trigrams[count] = (a * size + b) * size + c
      verses[count] = verse
      count += 1
    }
  }
  const codeAt = (text: string, at: number) => alphabet.get(text.charCodeAt(at)) ?? 0
  return {
    trigramAt: (text, at) => {
      const a = codeAt(text, at)
      const b = codeAt(text, at + 1)
      const c = codeAt(text, at + 2)
      return a !== 0 && b !== 0 && c !== 0 ? (a * size + b) * size + c : 0
    },
    versesByTrigram: groupNumbers(trigrams.subarray(0, count), verses.subarray(0, count), size ** 3),
  }
}
