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
  /** The verses that hold three letters one behind the other. */
  readonly versesWith: (three: string) => Uint16Array
}

const END = '\n'
const VOWEL = /[aiu]$/
/** The article, and words that begin like it: their first vowel is not spoken after another one. */
const ELIDED = /^a(?:[lrnstdz]$|z$|l)/
const NONE = new Uint16Array(0)

/** Joins the first spellings of words as they are spoken; gives the letters and where each word begins in them. */
export function joinWords(names: readonly string[], kind: TextKind): { letters: string; begins: number[] } {
  let letters = ''
  const begins: number[] = []
  for (const name of names) {
    begins.push(letters.length)
    let rest = kind === 'arabic' ? skeleton(name) : name
    if (kind !== 'arabic' && VOWEL.test(letters) && ELIDED.test(rest)) rest = rest.slice(1)
    if (rest.startsWith(letters.slice(-1))) rest = rest.slice(letters === '' ? 0 : 1)
    letters += rest
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
  const { kind, verseCount, sequence, names } = index
  const starts = new Uint32Array(verseCount + 1)
  const wordStarts = new Uint32Array(sequence.length)
  const streams: string[] = []
  let at = 0
  for (let verse = 0; verse < verseCount; verse++) {
    const from = index.starts[verse] ?? 0
    const words = sequence.subarray(from, index.starts[verse + 1])
    const { letters, begins } = joinWords(
      Array.from(words, (type) => names[type] ?? ''),
      kind,
    )
    for (const [word, begin] of begins.entries()) wordStarts[from + word] = at + begin
    streams.push(letters, END)
    at += letters.length + END.length
    starts[verse + 1] = at
  }
  const letters = streams.join('')
  return { kind, letters, starts, wordStarts, versesWith: threes(letters) }
}

/** Every three letters and the verses they occur in: a counting sort by a number made of the three. */
function threes(letters: string): (three: string) => Uint16Array {
  const alphabet = new Map(
    [END, ...new Set(letters.replaceAll(END, ''))].map((letter, code) => [letter, code]),
  )
  const size = alphabet.size
  const codes = Uint8Array.from(letters, (letter) => alphabet.get(letter) ?? 0)
  const counts = new Uint32Array(size ** 3 + 1)
  const each = (visit: (three: number, verse: number) => void) => {
    let verse = 0
    for (let at = 0; at + 2 < codes.length; at++) {
      const [a = 0, b = 0, c = 0] = [codes[at], codes[at + 1], codes[at + 2]]
      if (a === 0) verse++
      else if (b !== 0 && c !== 0) visit((a * size + b) * size + c, verse)
    }
  }
  each((three) => {
    counts[three + 1] = (counts[three + 1] ?? 0) + 1
  })
  for (let three = 0; three < size ** 3; three++)
    counts[three + 1] = (counts[three + 1] ?? 0) + (counts[three] ?? 0)
  const verses = new Uint16Array(counts[size ** 3] ?? 0)
  const next = counts.slice()
  each((three, verse) => {
    verses[next[three] ?? 0] = verse
    next[three] = (next[three] ?? 0) + 1
  })
  return (three) => {
    const [a, b, c] = [
      alphabet.get(three.charAt(0)),
      alphabet.get(three.charAt(1)),
      alphabet.get(three.charAt(2)),
    ]
    if (a === undefined || b === undefined || c === undefined) return NONE
    const number = (a * size + b) * size + c
    return verses.subarray(counts[number], counts[number + 1])
  }
}
