import type { RecitationMatch } from '#features/quran/core/index.ts'

/** Matches whose confidence differs by less are equally likely. */
const TOLERANCE = 0.012

/** Counts the matches, best first, that are as likely as the first. */
export function countEquallyLikely(matches: readonly Pick<RecitationMatch, 'confidence'>[]): number {
  const best = matches[0]?.confidence ?? 0
  return matches.filter(({ confidence }) => confidence > best - TOLERANCE).length
}
