// Runs a contender in its own process, to measure its memory: `contender-process.ts product`.
import queries from '#features/quran/core/search/golden/relevance.json' with { type: 'json' }
import { endAll, endsWithBench } from '../ends-with-bench.ts'
import { plainLibrary } from './plain-contender.ts'
import { postgres } from './postgres-contender.ts'
import { product } from './product-contender.ts'

export interface Loaded {
  /** Milliseconds by step. */
  readonly times: Readonly<Record<string, number>>
  /** Megabytes. */
  readonly memory: number
}

export interface RoundOfQueries {
  /** Milliseconds per query, in the order of the set. */
  readonly times: readonly number[]
  readonly found: readonly (readonly number[])[]
}

const contenders = { product, plainLibrary, postgres }
export type ContenderName = keyof typeof contenders

const MEGABYTE = 1_000_000
const contender = contenders[process.argv[2] as ContenderName]()
const end = endsWithBench(async () => contender.close?.())
// The bench has ended.
process.once('disconnect', endAll)

process.on('message', async (task: 'load' | 'round' | 'close') => {
  if (task === 'load') process.send?.(await load())
  else if (task === 'round') process.send?.(await round())
  else {
    await end()
    process.exit(0)
  }
})

async function load(): Promise<Loaded> {
  const before = inUse()
  const times = await contender.load()
  // Counts everything that is created on first use.
  await round()
  return { times, memory: contender.memory ? await contender.memory() : inUse() - before }
}

function inUse(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / MEGABYTE
}

async function round(): Promise<RoundOfQueries> {
  const times: number[] = []
  const found: (readonly number[])[] = []
  for (const known of queries) {
    const started = performance.now()
    found.push(await contender.ask(known))
    times.push(performance.now() - started)
  }
  return { times, found }
}
