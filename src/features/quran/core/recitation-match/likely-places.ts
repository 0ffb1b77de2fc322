import { GRAM, GRAMS, gramAt, type RecitedCorpus } from './recited-corpus.ts'
import { classOf } from './sounds.ts'

/** A part of {@link RecitedCorpus.sounds} in which the heard words may stand. */
export interface LikelyPlace {
  readonly from: number
  readonly to: number
}

const BIN = 8

/**
 * Where the heard sounds most likely stand, best first, at most `most`: where many of their threes of consonants
 * stand in about the same order. With fewer than three consonants, the beginnings of all verses that are as short.
 */
export function likelyPlaces(corpus: RecitedCorpus, heard: Uint8Array, most: number): LikelyPlace[] {
  const classes = Uint8Array.from([...heard].map(classOf).filter((value) => value >= 0))
  if (classes.length < GRAM) return shortVerses(corpus, heard.length)
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
  const places: LikelyPlace[] = []
  for (const [bin] of bins) {
    if (places.length >= most) break
    if (taken.has(bin)) continue
    for (let step = -reach; step <= reach; step++) taken.add(bin + step)
    places.push(...placesOf(corpus, bin, classes.length))
  }
  return places
}

/** For every stretch of {@link BIN} places, how much speaks for the words beginning there. Rare threes say more. */
function votesByBin(corpus: RecitedCorpus, heard: Uint8Array): Float64Array {
  const { classes, gramStarts, gramPlaces } = corpus
  // Beginnings may lie before the first place, by the length of what was heard.
  const votes = new Float64Array(Math.ceil((classes.length + heard.length) / BIN) + 1)
  for (let at = 0; at + GRAM <= heard.length; at++) {
    const gram = gramAt(heard, at)
    const [from = 0, to = 0] = [gramStarts[gram], gramStarts[gram + 1]]
    const vote = Math.log(1 + (GRAMS * 60) / (1 + to - from))
    for (let index = from; index < to; index++) {
      const bin = Math.floor(((gramPlaces[index] ?? 0) - at + heard.length) / BIN)
      votes[bin] = (votes[bin] ?? 0) + vote
    }
  }
  return votes
}

function placesOf(
  { classAt, sounds, surahBounds }: RecitedCorpus,
  bin: number,
  length: number,
): LikelyPlace[] {
  const begin = bin * BIN - length
  const margin = 8 + Math.ceil(length / 3)
  const from = classAt[Math.max(0, begin - margin)] ?? 0
  const to = classAt[begin + BIN + length + margin] ?? sounds.length
  return surahBounds.flatMap(([first, end]) =>
    first < to && end > from ? { from: Math.max(from, first), to: Math.min(to, end) } : [],
  )
}

function shortVerses({ verses, words, wordAt, sounds }: RecitedCorpus, heard: number): LikelyPlace[] {
  const places: LikelyPlace[] = []
  let from = 0
  for (let at = 1; at <= sounds.length; at++) {
    const verse = words[wordAt[at - 1] ?? 0]?.verse ?? 0
    if (at < sounds.length && words[wordAt[at] ?? 0]?.verse === verse) continue
    if (at - from <= heard + 2 && verses[verse]?.verse !== 0) places.push({ from, to: at })
    from = at
  }
  return places
}
