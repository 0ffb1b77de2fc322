import queries from '#features/quran/core/search/golden/relevance.json' with { type: 'json' }
import { LIMIT } from './contender.ts'

/**
 * Milliseconds per query until the whole answer has arrived. Each round uses another limit, so that no answer
 * is cached.
 */
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
