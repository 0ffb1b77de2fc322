import type { LikelyPlace } from './likely-places.ts'
import { SOUNDS, type SoundPrices } from './sounds.ts'

/** How the heard sounds lie over a part of the corpus. */
export interface Alignment {
  /** 1 when every sound was heard as it stands, 0 or less when nothing fits. */
  readonly score: number
  /** Heard sound and place in the corpus that belong together, in their order, and how well they fit: 1 to 0. */
  readonly pairs: readonly (readonly [heard: number, place: number, fit: number])[]
}

const [PAIR, UNHEARD, ADDED] = [1, 2, 3]

/**
 * The cheapest way to read the heard sounds in a place: all of them, beginning and ending anywhere in it. The
 * dynamic programme of Sellers (1980), with a price for each kind of mistake.
 */
export function alignSounds(
  heard: Uint8Array,
  sounds: Uint8Array,
  { from, to }: LikelyPlace,
  { unheard, added, mistaken, weight }: SoundPrices,
): Alignment {
  const width = to - from + 1
  const steps = new Uint8Array((heard.length + 1) * width)
  let above = new Float64Array(width)
  let costs = new Float64Array(width)
  let whole = 0
  for (let row = 1; row <= heard.length; row++) {
    const sound = heard[row - 1] ?? 0
    const price = added[sound] ?? 0
    whole += weight[sound] ?? 0
    costs[0] = (above[0] ?? 0) + price
    steps[row * width] = ADDED
    for (let column = 1; column < width; column++) {
      const here = sounds[from + column - 1] ?? 0
      let best = (above[column - 1] ?? 0) + (mistaken[sound * SOUNDS + here] ?? 0)
      let step = PAIR
      const skipped = (costs[column - 1] ?? 0) + (unheard[here] ?? 0)
      if (skipped < best) [best, step] = [skipped, UNHEARD]
      const more = (above[column] ?? 0) + price
      if (more < best) [best, step] = [more, ADDED]
      costs[column] = best
      steps[row * width + column] = step
    }
    ;[above, costs] = [costs, above]
  }
  let end = 0
  for (let column = 1; column < width; column++)
    if ((above[column] ?? 0) < (above[end] ?? 0) - 1e-9) end = column
  const score = whole > 0 ? 1 - (above[end] ?? 0) / whole : 0
  const pairs: [number, number, number][] = []
  for (let row = heard.length, column = end; row > 0; ) {
    const step = steps[row * width + column]
    if (step === PAIR) {
      const price = mistaken[(heard[row - 1] ?? 0) * SOUNDS + (sounds[from + column - 1] ?? 0)] ?? 1
      pairs.push([row - 1, from + column - 1, 1 - price])
    }
    if (step !== UNHEARD) row--
    if (step !== ADDED) column--
  }
  return { score, pairs: pairs.reverse() }
}
