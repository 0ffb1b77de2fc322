import type { CandidateRange } from './candidates.ts'
import { SOUND_COUNT, type SoundCosts } from './sounds.ts'

/** The best alignment of spoken sounds with a part of the corpus. */
export interface Alignment {
  /** 1 if every sound matches exactly, 0 or less if nothing fits. */
  readonly score: number
  /** Aligned positions in the spoken sounds and in the corpus, in order, with their similarity from 0 to 1. */
  readonly pairs: readonly (readonly [spoken: number, place: number, fit: number])[]
}

const [SUBSTITUTED, SKIPPED, INSERTED] = [1, 2, 3]

/**
 * Aligns all spoken sounds with the cheapest stretch of a candidate range: approximate substring matching by dynamic
 * programming (Sellers, 1980), with a cost for each kind of mistake.
 */
export function alignSounds(
  spoken: Uint8Array,
  sounds: Uint8Array,
  { from, to }: CandidateRange,
  { skipped, inserted, substituted, weight }: SoundCosts,
): Alignment {
  const width = to - from + 1
  const steps = new Uint8Array((spoken.length + 1) * width)
  let above = new Float64Array(width)
  let costs = new Float64Array(width)
  let totalWeight = 0
  for (let row = 1; row <= spoken.length; row++) {
    const sound = spoken[row - 1] ?? 0
    const cost = inserted[sound] ?? 0
    totalWeight += weight[sound] ?? 0
    costs[0] = (above[0] ?? 0) + cost
    steps[row * width] = INSERTED
    for (let column = 1; column < width; column++) {
      const here = sounds[from + column - 1] ?? 0
      let best = (above[column - 1] ?? 0) + (substituted[sound * SOUND_COUNT + here] ?? 0)
      let step = SUBSTITUTED
      const skippedCost = (costs[column - 1] ?? 0) + (skipped[here] ?? 0)
      if (skippedCost < best) [best, step] = [skippedCost, SKIPPED]
      const insertedCost = (above[column] ?? 0) + cost
      if (insertedCost < best) [best, step] = [insertedCost, INSERTED]
      costs[column] = best
      steps[row * width + column] = step
    }
    ;[above, costs] = [costs, above]
  }
  let end = 0
  for (let column = 1; column < width; column++)
    if ((above[column] ?? 0) < (above[end] ?? 0) - 1e-9) end = column
  const score = totalWeight > 0 ? 1 - (above[end] ?? 0) / totalWeight : 0
  const pairs: [number, number, number][] = []
  for (let row = spoken.length, column = end; row > 0; ) {
    const step = steps[row * width + column]
    if (step === SUBSTITUTED) {
      const cost = substituted[(spoken[row - 1] ?? 0) * SOUND_COUNT + (sounds[from + column - 1] ?? 0)] ?? 1
      pairs.push([row - 1, from + column - 1, 1 - cost])
    }
    if (step !== SKIPPED) row--
    if (step !== INSERTED) column--
  }
  return { score, pairs: pairs.reverse() }
}
