import { type Alignment, alignSounds } from './align-sounds.ts'
import { type CandidateRange, findCandidates } from './candidates.ts'
import { type MatchedVerse, matchedVerses } from './matched-verses.ts'
import type { RecitedCorpus } from './recited-corpus.ts'
import { parseTranscript, type Transcript } from './transcript.ts'

/** One verse or consecutive verses that match the transcript. */
export interface RecitationMatch {
  readonly surah: number
  readonly firstVerse: number
  readonly lastVerse: number
  /** 0 to 1; reduced for short transcripts. */
  readonly confidence: number
  readonly verses: readonly MatchedVerse[]
  /** For each transcript word, whether it occurs there. */
  readonly matchedWords: readonly boolean[]
}

export interface Recitation {
  /** The transcript's words, without the formula of refuge before a recitation. */
  readonly words: readonly string[]
  /** Whether words beyond the limit were dropped. */
  readonly isCut: boolean
  /** Best first; equally good matches are in the mushaf's order, whole verses first. */
  readonly matches: readonly RecitationMatch[]
}

/** Enough for the most repeated verse, which occurs 31 times in surah 55. */
const MAX_PLACES = 80
/** Limits the total alignment work, so that a long text takes a fraction of a second. */
const MAX_CELLS = 12_000_000
/** Other matches are returned if their confidence is this close to the best. */
const MAX_DIFFERENCE = 0.15

/** Finds verses that match a transcribed or typed text, with or without vowels, in Arabic or Latin script. */
export function matchRecitation(text: string, corpus: RecitedCorpus): Recitation {
  const transcript = parseTranscript(text)
  const cells = transcript.sounds.length * (transcript.sounds.length * 2 + 40)
  const most = Math.max(3, Math.min(MAX_PLACES, Math.floor(MAX_CELLS / Math.max(1, cells))))
  const found = new Map<string, RecitationMatch>()
  const search = (place: CandidateRange) => {
    if (place.to - place.from < transcript.sounds.length / 2) return
    const alignment = alignSounds(transcript.sounds, corpus.sounds, place, transcript.costs)
    const confidence = confidenceOf(alignment, transcript)
    const [begin, end] = [alignment.pairs[0]?.[1], alignment.pairs.at(-1)?.[1]]
    if (confidence < transcript.minConfidence || begin === undefined || end === undefined) return
    const match = matchOf(corpus, transcript, alignment, confidence)
    const key = match && `${match.surah}:${match.firstVerse}-${match.lastVerse}`
    if (match && key && (found.get(key)?.confidence ?? 0) < confidence) found.set(key, match)
    // The same words may occur again nearby, as in 94:5 and 94:6.
    search({ from: place.from, to: begin })
    search({ from: end + 1, to: place.to })
  }
  for (const place of findCandidates(corpus, transcript.sounds, most)) search(place)
  const ranked = [...found.values()].sort(
    (a, b) => rank(b) - rank(a) || a.surah - b.surah || a.firstVerse - b.firstVerse,
  )
  const best = ranked[0]?.confidence ?? 1
  return {
    words: transcript.words,
    isCut: transcript.isCut,
    matches: ranked.filter(({ confidence }) => confidence >= best - MAX_DIFFERENCE),
  }
}

function matchOf(
  corpus: RecitedCorpus,
  transcript: Transcript,
  alignment: Alignment,
  confidence: number,
): RecitationMatch | undefined {
  const verses = matchedVerses(corpus, alignment, transcript)
  const [first, last] = [verses[0], verses.at(-1)]
  if (!first || !last) return undefined
  return {
    surah: first.surah,
    firstVerse: first.verse,
    lastVerse: last.verse,
    confidence,
    verses,
    matchedWords: findMatchedWords(alignment, transcript),
  }
}

/** Reduces the score of short transcripts, which match many places by chance. */
function confidenceOf({ score }: Alignment, { sounds, costs }: Transcript): number {
  let strength = 0
  for (const sound of sounds) strength += costs.weight[sound] ?? 0
  return Math.max(0, score) * (1 - 0.3 * Math.exp(-strength / 4))
}

/** Ranks whole verses above equally good parts of longer ones. */
function rank({ confidence, verses }: RecitationMatch): number {
  const words = verses.flatMap((verse) => verse.words)
  const same = words.filter(({ state }) => state === 'same').length
  return Math.round(confidence * 100) / 100 + 0.02 * (same / words.length)
}

function findMatchedWords({ pairs }: Alignment, { words, sounds, wordAt, costs }: Transcript): boolean[] {
  const whole = new Float64Array(words.length)
  const fits = new Float64Array(words.length)
  for (const [at, sound] of sounds.entries()) add(whole, wordAt[at], costs.weight[sound])
  for (const [at, , fit] of pairs) add(fits, wordAt[at], (costs.weight[sounds[at] ?? 0] ?? 0) * fit)
  return words.map((_, word) => (fits[word] ?? 0) >= 0.6 * (whole[word] ?? 0))
}

function add(sums: Float64Array, at: number | undefined, value = 0): void {
  if (at !== undefined) sums[at] = (sums[at] ?? 0) + value
}
