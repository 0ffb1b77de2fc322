/** A query of which it is known what it should find: an entry of `golden/relevance.json`. */
export interface KnownQuery {
  readonly query: string
  /** Language of the person who asks. */
  readonly language: string
  /** The keys (`2:255`) of all verses that are a right first answer. */
  readonly expected: readonly string[]
  readonly kind: string
}

/** How well a search answers known queries. */
export interface Relevance {
  /** Mean over all queries of 1 divided by the place of the first right verse, 0 where none is among those given. */
  readonly meanReciprocalRank: number
  /** The part of the queries whose first answer is right. */
  readonly firstAccuracy: number
  /** The queries whose first answer is not right, with what came first instead. */
  readonly missed: readonly { readonly known: KnownQuery; readonly found: readonly string[] }[]
}

/** Asks all queries. `ask` gives the keys of the verses found, best first. */
export async function relevanceOf(
  queries: readonly KnownQuery[],
  ask: (known: KnownQuery) => readonly string[] | Promise<readonly string[]>,
): Promise<Relevance> {
  const missed: { known: KnownQuery; found: readonly string[] }[] = []
  let ranks = 0
  for (const known of queries) {
    const found = await ask(known)
    const place = found.findIndex((key) => known.expected.includes(key)) + 1
    if (place > 0) ranks += 1 / place
    if (place !== 1) missed.push({ known, found })
  }
  return {
    meanReciprocalRank: ranks / queries.length,
    firstAccuracy: 1 - missed.length / queries.length,
    missed,
  }
}
