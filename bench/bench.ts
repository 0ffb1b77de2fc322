// Compares Rafiq with the bare framework, with other programs and with its limits. `npm run bench` measures
// all parts, prints them and writes each into RESULTS.md; `npm run bench -- search feed` measures only those
// parts, and `npm run bench -- qibla home` only prints the calls whose names begin with these words.
import { join } from 'node:path'
import { startProductServer } from '../e2e/harness/product-server.ts'
import { ensureBuilt } from '../scripts/lib/ensure-built.mjs'
import { endsWithBench } from './lib/ends-with-bench.ts'
import { parts } from './lib/parts.ts'
import { circumstances } from './lib/report.ts'
import { saveSection } from './lib/results.ts'

const project = join(import.meta.dirname, '..')
const results = join(import.meta.dirname, 'RESULTS.md')
const wanted = process.argv.slice(2)

ensureBuilt(project)
const named = parts.filter(({ name }) => wanted.includes(name))
const chosen = wanted.length === 0 ? parts : named
const product = await startProductServer('bench')
const end = endsWithBench(() => product.stop())
try {
  if (chosen.length === 0) {
    const { measureCalls } = await import('./lib/measure-calls.ts')
    console.log(`\n${(await measureCalls(product, project, wanted)).table}`)
  }
  for (const { title, measure } of chosen) {
    const body = `${circumstances(new Date())}\n\n${await measure({ product, project })}`
    console.log(`\n## ${title}\n\n${body}`)
    const titles = parts.map((part) => part.title)
    saveSection(results, { title, body }, titles)
  }
} finally {
  await end()
}
