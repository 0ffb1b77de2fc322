// Prints the four Lighthouse scores of the home page, the median of three looks. `node --import tsx bench/lighthouse.ts`
import { join } from 'node:path'
import { startProductServer } from '../e2e/harness/product-server.ts'
import { ensureBuilt } from '../scripts/lib/ensure-built.mjs'
import { ensureChromium } from '../scripts/test/find-chromium.mjs'
import { categories, type LighthouseResult, lighthouse, median } from './lib/lighthouse.ts'

ensureBuilt(join(import.meta.dirname, '..'))
const chromium = ensureChromium()
const server = await startProductServer('lighthouse')
try {
  const results: LighthouseResult[] = []
  for (let look = 0; look < 3; look++) results.push(await lighthouse(`${server.address}/`, chromium))
  const { scores, faults, metrics } = median(results)
  for (const category of categories) console.log(`${category}: ${scores[category]}`)
  for (const line of [...metrics, ...faults]) console.log(`  ${line}`)
  console.log(`performance of each look: ${results.map((result) => result.scores.performance).join(', ')}`)
} finally {
  await server.stop()
}
