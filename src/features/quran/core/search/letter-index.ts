import { type Grouped, grouped } from './grouped.ts'
import type { TextKind } from './spellings.ts'
import { squeeze } from './transliteration-spellings.ts'
import type { WordIndex } from './word-index.ts'

/**
 * Verses as streams of letters without spaces: finds what is divided into other words than the text (`bismillah`,
 * `يا أيها`) and what was misheard, by the sequences of three letters that they share.
 */
export interface LetterIndex {
  readonly kind: TextKind
  /** All verses, each followed by a line break. */
  readonly letters: string
  /** Where each verse begins in `letters`; one more than there are verses. */
  readonly starts: Uint32Array
  /** Where each word of the text begins in `letters`, in the order of the word index. */
  readonly wordStarts: Uint32Array
  /** The number of the three letters that stand in a text from `at` on; 0 when no verse has one of them. */
  readonly threeAt: (text: string, at: number) => number
  /** The verses that hold three letters one behind the other, ascending, each as often as it holds them. */
  readonly versesWith: Grouped
}

const END = '\n'
const VOWELS = 'aiu'
/** The article, and words that begin like it: their first vowel is not spoken after another one. */
const ELIDED = /^a(?:[lrnstdz]$|z$|l)/

/** A word as it is spoken by itself. */
interface SpokenWord {
  readonly letters: string
  /** Whether its first letter is lost after a vowel. */
  readonly elides: boolean
}

function spoken(name: string, kind: TextKind): SpokenWord {
  if (kind === 'arabic') return { letters: skeleton(name), elides: false }
  return { letters: name, elides: ELIDED.test(name) }
}

/** The letters of words, given by their first spellings, as they are spoken one after the other. */
export function joinWords(names: readonly string[], kind: TextKind): string {
  return join(names.map((name) => spoken(name, kind))).letters
}

/** Joins spoken words; gives the letters and where each word begins in them. */
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

/** Consonants alone, with those that are misheard for each other as one. */
function skeleton(name: string): string {
  return squeeze(name.replaceAll('ا', '').replaceAll(/[صثطظذح]/g, (letter) => SOUND_ALIKE[letter] ?? letter))
}

/** Makes it of the words' first spellings. Takes as long as opening the word index. */
export function openLetters(index: WordIndex): LetterIndex {
  const { kind, verseCount, sequence, dictionary } = index
  const words = dictionary.names().map((name) => spoken(name, kind))
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
  return { kind, letters, starts, wordStarts, ...versesByThree(letters) }
}

/** Every three letters and the verses that they occur in, by a number made of the three. */
function versesByThree(letters: string): Pick<LetterIndex, 'threeAt' | 'versesWith'> {
  const alphabet = new Map([[END.charCodeAt(0), 0]])
  const codes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charCodeAt(at)
    const code = alphabet.get(letter) ?? alphabet.size
    if (code === alphabet.size) alphabet.set(letter, code)
    codes[at] = code
  }
  const size = alphabet.size
  const threes = new Uint32Array(letters.length)
  const verses = new Uint16Array(letters.length)
  let [count, verse] = [0, 0]
  for (let at = 0; at + 2 < codes.length; at++) {
    const [a = 0, b = 0, c = 0] = [codes[at], codes[at + 1], codes[at + 2]]
    if (a === 0) verse += 1
    else if (b !== 0 && c !== 0) {
      threes[count] = (a * size + b) * size + c
      verses[count] = verse
      count += 1
    }
  }
  const codeAt = (text: string, at: number) => alphabet.get(text.charCodeAt(at)) ?? 0
  return {
    threeAt: (text, at) => {
      const a = codeAt(text, at)
      const b = codeAt(text, at + 1)
      const c = codeAt(text, at + 2)
      return a !== 0 && b !== 0 && c !== 0 ? (a * size + b) * size + c : 0
    },
    versesWith: grouped(threes.subarray(0, count), verses.subarray(0, count), size ** 3),
  }
}
