import autocannon from 'autocannon'
import type { Case } from './cases.ts'

const CONNECTIONS = 10

export interface Load {
  readonly rate: number
  readonly p99: number
}

export async function load(
  address: string,
  { path, queries, headers }: Case,
  seconds: number,
): Promise<Load> {
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: queries.map((query) => ({
      path: query ? `${path}?${query}` : path,
      ...(headers && { headers: { ...headers } }),
    })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx + result.errors} answers failed.`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
