import type { RecitationMatch } from '#features/quran/core/index.ts'

/** Places whose fit differs by less are equally likely. */
const EQUAL = 0.012

/** How many of the places, best first, fit the words as well as the first does. */
export function equallyLikely(matches: readonly Pick<RecitationMatch, 'confidence'>[]): number {
  const best = matches[0]?.confidence ?? 0
  return matches.filter(({ confidence }) => confidence > best - EQUAL).length
}
