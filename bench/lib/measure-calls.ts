import { join } from 'node:path'
import { startBare } from './bare.ts'
import { type Call, calls } from './calls.ts'
import { type DuelResult, duel } from './duel.ts'
import { load, type Target } from './load.ts'
import { memoryBelow, memoryOf } from './process-usage.ts'
import { loadTable, type MemoryUse } from './report.ts'

const STEADY_RATE = 1000
const STEADY_SECONDS = 15

/**
 * The calls whose names begin with one of `starts` (all if empty): compared with the bare framework, then at
 * a steady rate.
 */
export async function measureCalls(
  product: Target,
  project: string,
  starts: readonly string[] = [],
): Promise<{ readonly table: string; readonly memory: MemoryUse; readonly steadyP99: number }> {
  const all = calls(join(project, 'dist/content'))
  const chosen = all.filter(
    ({ name }) => starts.length === 0 || starts.some((start) => name.startsWith(start)),
  )
  const start = memoryOf(product.pid)?.now
  const bare = await startBare(product.address, chosen)
  const duels: DuelResult[] = []
  try {
    for (const call of chosen) {
      const result = await duel(product, bare, call)
      console.log(`${call.name}: ${result.ratio.median.toFixed(2)}`)
      duels.push(result)
    }
  } finally {
    await bare.stop()
  }
  const { p99: steadyP99 } = await load(product, {
    seconds: STEADY_SECONDS,
    headers: chosen[0]?.headers ?? {},
    nextPath: inTurn(chosen),
    rate: STEADY_RATE,
  })
  const app = memoryOf(product.pid)
  const memory = { start, loaded: app?.now, peak: app?.peak, database: memoryBelow(product.pid) }
  return { table: loadTable(duels), memory, steadyP99 }
}

/** The next path of each call in turn. */
function inTurn(all: readonly Call[]): () => string {
  let turn = 0
  return () => all[turn++ % all.length]?.nextPath() ?? '/'
}
