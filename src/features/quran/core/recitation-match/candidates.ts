import { GRAM_COUNT, GRAM_LENGTH, gramAt, type RecitedCorpus } from './recited-corpus.ts'
import { soundClass } from './sounds.ts'

/** A range of {@link RecitedCorpus.sounds} that may contain the transcript. */
export interface CandidateRange {
  readonly from: number
  readonly to: number
}

const BIN = 8

/**
 * The `most` likeliest ranges, best first: those that share many consonant trigrams in about the same order. With fewer
 * than three consonants, all verses of similar length.
 */
export function findCandidates(corpus: RecitedCorpus, spoken: Uint8Array, most: number): CandidateRange[] {
  const classes = Uint8Array.from([...spoken].map(soundClass).filter((value) => value >= 0))
  if (classes.length < GRAM_LENGTH) return shortVerses(corpus, spoken.length)
  const votes = votesByBin(corpus, classes)
  const reach = Math.ceil(classes.length / (BIN * 3))
  const bins: [bin: number, votes: number][] = []
  for (const [bin, count] of votes.entries()) {
    if (count === 0) continue
    let sum = count
    for (let step = 1; step <= reach; step++) sum += (votes[bin + step] ?? 0) + (votes[bin - step] ?? 0)
    bins.push([bin, sum])
  }
  bins.sort((a, b) => b[1] - a[1])
  const taken = new Set<number>()
  const places: CandidateRange[] = []
  for (const [bin] of bins) {
    if (places.length >= most) break
    if (taken.has(bin)) continue
    for (let step = -reach; step <= reach; step++) taken.add(bin + step)
    places.push(...rangesAround(corpus, bin, classes.length))
  }
  return places
}

/** For every {@link BIN} positions, a score for the transcript beginning there. Rare trigrams count more. */
function votesByBin(corpus: RecitedCorpus, spoken: Uint8Array): Float64Array {
  const { classes, gramStarts, gramPlaces } = corpus
  // Offset by the transcript's length, because its beginning may lie before the corpus.
  const votes = new Float64Array(Math.ceil((classes.length + spoken.length) / BIN) + 1)
  for (let at = 0; at + GRAM_LENGTH <= spoken.length; at++) {
    const gram = gramAt(spoken, at)
    const [from = 0, to = 0] = [gramStarts[gram], gramStarts[gram + 1]]
    const vote = Math.log(1 + (GRAM_COUNT * 60) / (1 + to - from))
    for (let index = from; index < to; index++) {
      const bin = Math.floor(((gramPlaces[index] ?? 0) - at + spoken.length) / BIN)
      votes[bin] = (votes[bin] ?? 0) + vote
    }
  }
  return votes
}

function rangesAround(
  { classAt, sounds, surahBounds }: RecitedCorpus,
  bin: number,
  length: number,
): CandidateRange[] {
  const begin = bin * BIN - length
  const margin = 8 + Math.ceil(length / 3)
  const from = classAt[Math.max(0, begin - margin)] ?? 0
  const to = classAt[begin + BIN + length + margin] ?? sounds.length
  return surahBounds.flatMap(([first, end]) =>
    first < to && end > from ? { from: Math.max(from, first), to: Math.min(to, end) } : [],
  )
}

function shortVerses({ verses, words, wordAt, sounds }: RecitedCorpus, spoken: number): CandidateRange[] {
  const places: CandidateRange[] = []
  let from = 0
  for (let at = 1; at <= sounds.length; at++) {
    const verse = words[wordAt[at - 1] ?? 0]?.verse ?? 0
    if (at < sounds.length && words[wordAt[at] ?? 0]?.verse === verse) continue
    if (at - from <= spoken + 2 && verses[verse]?.verse !== 0) places.push({ from, to: at })
    from = at
  }
  return places
}
