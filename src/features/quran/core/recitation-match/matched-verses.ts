import type { Alignment } from './align-sounds.ts'
import type { RecitedCorpus } from './recited-corpus.ts'
import type { Transcript } from './transcript.ts'

/** `same` as recited, recited differently (`other`), omitted (`missing`), or outside the recited stretch (`beyond`). */
export type WordState = 'same' | 'other' | 'missing' | 'beyond'

export interface MatchedWord {
  /** UTF-16 offset in the verse's text. */
  readonly start: number
  readonly end: number
  readonly state: WordState
}

export interface MatchedVerse {
  readonly surah: number
  readonly verse: number
  readonly text: string
  readonly words: readonly MatchedWord[]
}

const SAME = 0.7
const OTHER = 0.34

/** The verses of an alignment with the state of every word, without unnumbered basmalas. */
export function matchedVerses(
  corpus: RecitedCorpus,
  alignment: Alignment,
  transcript: Transcript,
): MatchedVerse[] {
  const { verses, words } = corpus
  const fits = fitOfWords(corpus, alignment, transcript)
  const sure = [...fits].filter(([word, fit]) => fit >= OTHER && verses[words[word]?.verse ?? 0]?.verse !== 0)
  const [first, last] = [sure[0]?.[0], sure.at(-1)?.[0]]
  if (first === undefined || last === undefined) return []
  const [firstVerse = 0, lastVerse = 0] = [words[first]?.verse, words[last]?.verse]
  let begin = first
  while (words[begin - 1]?.verse === firstVerse) begin--
  let end = last
  while (words[end + 1]?.verse === lastVerse) end++
  const found: MatchedVerse[] = []
  for (let index = firstVerse; index <= lastVerse; index++) {
    const { surah = 0, verse = 0, text = '' } = verses[index] ?? {}
    found.push({ surah, verse, text, words: [] })
  }
  const wordsOf = found.map(() => [] as MatchedWord[])
  for (let word = begin; word <= end; word++) {
    const { verse = 0, start = 0, end: stop = 0 } = words[word] ?? {}
    const state = word < first || word > last ? 'beyond' : stateOf(fits.get(word) ?? 0)
    wordsOf[verse - firstVerse]?.push({ start, end: stop, state })
  }
  return found.map((verse, index) => ({ ...verse, words: wordsOf[index] ?? [] }))
}

function stateOf(fit: number): WordState {
  if (fit >= SAME) return 'same'
  return fit >= OTHER ? 'other' : 'missing'
}

/** For each aligned word of the corpus, the share of it that was recited, in order. */
function fitOfWords(corpus: RecitedCorpus, { pairs }: Alignment, { costs }: Transcript): Map<number, number> {
  const { sounds, wordAt } = corpus
  const recited = new Map<number, number>()
  for (const [, place, fit] of pairs) {
    const word = wordAt[place] ?? 0
    recited.set(word, (recited.get(word) ?? 0) + (costs.weight[sounds[place] ?? 0] ?? 0) * fit)
  }
  const [begin = 0, end = 0] = [pairs[0]?.[1], pairs.at(-1)?.[1]]
  const whole = new Map<number, number>()
  for (let place = begin; place >= 0 && wordAt[place] === wordAt[begin]; place--) addTo(place)
  for (let place = begin + 1; place < sounds.length && (wordAt[place] ?? 0) <= (wordAt[end] ?? 0); place++)
    addTo(place)
  function addTo(place: number) {
    const word = wordAt[place] ?? 0
    whole.set(word, (whole.get(word) ?? 0) + (costs.weight[sounds[place] ?? 0] ?? 0))
  }
  return new Map([...recited].map(([word, sum]) => [word, sum / (whole.get(word) || 1)]))
}
