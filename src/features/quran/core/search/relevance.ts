/** A query with its expected results: an entry of `golden/relevance.json`. */
export interface KnownQuery {
  readonly query: string
  /** The language of the interface. */
  readonly language: string
  /** The keys (`2:255`) of all verses that are correct as the first result. */
  readonly expected: readonly string[]
  readonly kind: string
}

/** Measures of a search's relevance. */
export interface Relevance {
  /** The mean of 1 / rank of the first correct verse, 0 for queries without one. */
  readonly meanReciprocalRank: number
  /** The share of queries whose first result is correct. */
  readonly firstAccuracy: number
  /** The queries whose first result is wrong, with their results. */
  readonly missed: readonly { readonly known: KnownQuery; readonly found: readonly string[] }[]
}

/** Runs all queries. `search` returns the keys of the verses found, best first. */
export async function relevanceOf(
  queries: readonly KnownQuery[],
  search: (known: KnownQuery) => readonly string[] | Promise<readonly string[]>,
): Promise<Relevance> {
  const missed: { known: KnownQuery; found: readonly string[] }[] = []
  let ranks = 0
  for (const known of queries) {
    const found = await search(known)
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
