import { CLASS_COUNT, soundClass } from './sounds.ts'
import { soundsOfWord, withoutSilentLam } from './verse-sounds.ts'

/** The content file `every-verse.json`. */
export type EveryVerse = readonly {
  readonly name: string
  readonly englishName: string
  /** Whether an unnumbered basmala precedes the first verse. */
  readonly bismillah: boolean
  readonly verses: readonly string[]
}[]

export interface RecitedVerse {
  readonly surah: number
  /** 0 is the unnumbered basmala. */
  readonly verse: number
  readonly text: string
}

export interface RecitedWord {
  /** Index of its verse in {@link RecitedCorpus.verses}. */
  readonly verse: number
  /** UTF-16 offset in the verse's text. */
  readonly start: number
  readonly end: number
}

/** The Quran as one sequence of sounds, with an index of consonant trigrams. */
export interface RecitedCorpus {
  readonly verses: readonly RecitedVerse[]
  readonly words: readonly RecitedWord[]
  readonly sounds: Uint8Array
  /** Index of the word of each sound. */
  readonly wordAt: Int32Array
  /** Where each surah begins and ends in `sounds`. */
  readonly surahBounds: readonly (readonly [number, number])[]
  /** The classes of the indexed sounds, and their positions in `sounds`. */
  readonly classes: Uint8Array
  readonly classAt: Int32Array
  /** Positions in `classes` by trigram: those of trigram n are at `gramStarts[n]` to `gramStarts[n + 1]`. */
  readonly gramStarts: Int32Array
  readonly gramPlaces: Int32Array
}

export const GRAM_LENGTH = 3
export const GRAM_COUNT = CLASS_COUNT ** GRAM_LENGTH

/** Builds the corpus, in about 100 ms for the whole Quran. */
export function recitedCorpus(quran: EveryVerse): RecitedCorpus {
  const verses: RecitedVerse[] = []
  const words: RecitedWord[] = []
  const sounds: number[] = []
  const wordAt: number[] = []
  const surahBounds: [number, number][] = []
  const basmala = quran[0]?.verses[0] ?? ''

  function addVerse(surah: number, verse: number, text: string) {
    const index = verses.push({ surah, verse, text }) - 1
    for (const { 0: word, index: start } of text.matchAll(/\S+/g)) {
      const ofWord = soundsOfWord(withoutSilentLam(word))
      if (ofWord.length === 0) continue
      const wordIndex = words.push({ verse: index, start, end: start + word.length }) - 1
      for (const sound of ofWord) {
        sounds.push(sound)
        wordAt.push(wordIndex)
      }
    }
  }
  for (const [index, { bismillah, verses: texts }] of quran.entries()) {
    const begin = sounds.length
    if (bismillah) addVerse(index + 1, 0, basmala)
    for (const [at, text] of texts.entries()) addVerse(index + 1, at + 1, text)
    surahBounds.push([begin, sounds.length])
  }

  const classAt = sounds.flatMap((sound, at) => (soundClass(sound) < 0 ? [] : at))
  const classes = Uint8Array.from(classAt, (at) => soundClass(sounds[at] ?? 0))
  return {
    verses,
    words,
    sounds: Uint8Array.from(sounds),
    wordAt: Int32Array.from(wordAt),
    surahBounds,
    classes,
    classAt: Int32Array.from(classAt),
    ...indexed(classes),
  }
}

/** The number of the trigram at a position, below {@link GRAM_COUNT}. */
export function gramAt(classes: Uint8Array, at: number): number {
  let gram = 0
  for (let step = 0; step < GRAM_LENGTH; step++) gram = gram * CLASS_COUNT + (classes[at + step] ?? 0)
  return gram
}

function indexed(classes: Uint8Array): Pick<RecitedCorpus, 'gramStarts' | 'gramPlaces'> {
  const last = Math.max(0, classes.length - GRAM_LENGTH + 1)
  const gramStarts = new Int32Array(GRAM_COUNT + 1)
  for (let at = 0; at < last; at++) {
    const next = gramAt(classes, at) + 1
    gramStarts[next] = (gramStarts[next] ?? 0) + 1
  }
  for (let gram = 0; gram < GRAM_COUNT; gram++) {
    gramStarts[gram + 1] = (gramStarts[gram + 1] ?? 0) + (gramStarts[gram] ?? 0)
  }
  const free = gramStarts.slice()
  const gramPlaces = new Int32Array(last)
  for (let at = 0; at < last; at++) {
    const gram = gramAt(classes, at)
    gramPlaces[free[gram] ?? 0] = at
    free[gram] = (free[gram] ?? 0) + 1
  }
  return { gramStarts, gramPlaces }
}
