import queries from '#features/quran/core/search/golden/relevance.json' with { type: 'json' }
import { LIMIT } from './contender.ts'

/** Milliseconds until the whole answer was there, a query. Another limit in every round: no answer is a kept one. */
export async function askServer(address: string, round: number): Promise<number[]> {
  const times: number[] = []
  for (const { query, language } of queries) {
    const asked = new URLSearchParams({
      q: query,
      language,
      limit: String(LIMIT - round),
    })
    const started = performance.now()
    const answer = await fetch(`${address}/api/verses/search?${asked}`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`${answer.status} for ${query}`)
  }
  return times
}
