import { BEADS, type Place } from './run.ts'

const MOST_BEADS = 100

/** The string of beads that shows a place: how many there are, and how many of them are told. */
export function beadsOf({ count, target }: Pick<Place, 'count' | 'target'>): {
  readonly beads: number
  readonly told: number
} {
  if (target === undefined) return { beads: BEADS, told: count === 0 ? 0 : ((count - 1) % BEADS) + 1 }
  if (target <= MOST_BEADS) return { beads: target, told: count }
  return { beads: MOST_BEADS, told: Math.floor((count / target) * MOST_BEADS) }
}
