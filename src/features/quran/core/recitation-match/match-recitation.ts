import { type Alignment, alignSounds } from './align-sounds.ts'
import { type HeardWords, readHeard } from './heard-words.ts'
import { type LikelyPlace, likelyPlaces } from './likely-places.ts'
import { type MatchedVerse, versesOf } from './matched-verses.ts'
import type { RecitedCorpus } from './recited-corpus.ts'

/** A verse, or several in a row, that the heard words most likely come from. */
export interface RecitationMatch {
  readonly surah: number
  readonly firstVerse: number
  readonly lastVerse: number
  /** 0 to 1: how well the words fit, less when there were few of them. */
  readonly confidence: number
  readonly verses: readonly MatchedVerse[]
  /** For each heard word, whether it stands there. */
  readonly heard: readonly boolean[]
}

export interface Recitation {
  /** What was heard, word by word, without the words of refuge that precede a recitation. */
  readonly words: readonly string[]
  /** Whether more was heard than is compared. */
  readonly cut: boolean
  /** Best first; those that fit equally well stand in the order of the mushaf, whole verses first. */
  readonly matches: readonly RecitationMatch[]
}

/** Enough for the most repeated verse, which stands 31 times in surah 55. */
const MOST_PLACES = 80
/** Cells of all comparisons together; keeps a long text within a fraction of a second. */
const MOST_CELLS = 12_000_000
/** Other places are shown when they are about as good as the best. */
const WITHIN = 0.15

/** Finds where the words of `text` stand, heard or typed, vowelled or not, in Arabic or Latin script. */
export function matchRecitation(text: string, corpus: RecitedCorpus): Recitation {
  const heard = readHeard(text)
  const cells = heard.sounds.length * (heard.sounds.length * 2 + 40)
  const most = Math.max(3, Math.min(MOST_PLACES, Math.floor(MOST_CELLS / Math.max(1, cells))))
  const found = new Map<string, RecitationMatch>()
  const search = (place: LikelyPlace) => {
    if (place.to - place.from < heard.sounds.length / 2) return
    const alignment = alignSounds(heard.sounds, corpus.sounds, place, heard.prices)
    const confidence = confidenceOf(alignment, heard)
    const [begin, end] = [alignment.pairs[0]?.[1], alignment.pairs.at(-1)?.[1]]
    if (confidence < heard.leastConfidence || begin === undefined || end === undefined) return
    const match = matchOf(corpus, heard, alignment, confidence)
    const key = match && `${match.surah}:${match.firstVerse}-${match.lastVerse}`
    if (match && key && (found.get(key)?.confidence ?? 0) < confidence) found.set(key, match)
    // The same words may stand twice close together, as in 94:5 and 94:6.
    search({ from: place.from, to: begin })
    search({ from: end + 1, to: place.to })
  }
  for (const place of likelyPlaces(corpus, heard.sounds, most)) search(place)
  const ranked = [...found.values()].sort(
    (a, b) => rank(b) - rank(a) || a.surah - b.surah || a.firstVerse - b.firstVerse,
  )
  const best = ranked[0]?.confidence ?? 1
  return {
    words: heard.words,
    cut: heard.cut,
    matches: ranked.filter(({ confidence }) => confidence >= best - WITHIN),
  }
}

function matchOf(
  corpus: RecitedCorpus,
  heard: HeardWords,
  alignment: Alignment,
  confidence: number,
): RecitationMatch | undefined {
  const verses = versesOf(corpus, alignment, heard)
  const [first, last] = [verses[0], verses.at(-1)]
  if (!first || !last) return undefined
  return {
    surah: first.surah,
    firstVerse: first.verse,
    lastVerse: last.verse,
    confidence,
    verses,
    heard: heardWords(alignment, heard),
  }
}

/** Few sounds fit in many places by chance. */
function confidenceOf({ score }: Alignment, { sounds, prices }: HeardWords): number {
  let strength = 0
  for (const sound of sounds) strength += prices.weight[sound] ?? 0
  return Math.max(0, score) * (1 - 0.3 * Math.exp(-strength / 4))
}

/** Whole verses come before parts of longer ones that fit as well. */
function rank({ confidence, verses }: RecitationMatch): number {
  const words = verses.flatMap((verse) => verse.words)
  const same = words.filter(({ state }) => state === 'same').length
  return Math.round(confidence * 100) / 100 + 0.02 * (same / words.length)
}

function heardWords({ pairs }: Alignment, { words, sounds, wordAt, prices }: HeardWords): boolean[] {
  const whole = new Float64Array(words.length)
  const fits = new Float64Array(words.length)
  for (const [at, sound] of sounds.entries()) add(whole, wordAt[at], prices.weight[sound])
  for (const [at, , fit] of pairs) add(fits, wordAt[at], (prices.weight[sounds[at] ?? 0] ?? 0) * fit)
  return words.map((_, word) => (fits[word] ?? 0) >= 0.6 * (whole[word] ?? 0))
}

function add(sums: Float64Array, at: number | undefined, value = 0): void {
  if (at !== undefined) sums[at] = (sums[at] ?? 0) + value
}
