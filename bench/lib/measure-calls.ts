import { join } from 'node:path'
import { startBare } from './bare.ts'
import { calls } from './calls.ts'
import { type DuelResult, duel } from './duel.ts'
import type { Target } from './load.ts'
import { memoryBelow, memoryOf } from './process-usage.ts'
import { loadTable, type MemoryUse } from './report.ts'

/** The calls whose names begin with one of `starts`, all without any, beside the bare framework. */
export async function measureCalls(
  product: Target,
  project: string,
  starts: readonly string[] = [],
): Promise<{ readonly table: string; readonly memory: MemoryUse }> {
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
  const app = memoryOf(product.pid)
  const memory = { start, loaded: app?.now, peak: app?.peak, database: memoryBelow(product.pid) }
  return { table: loadTable(duels), memory }
}
