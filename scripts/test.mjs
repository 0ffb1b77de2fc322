// Checks everything, after setting up what that needs. `npm test`, or a part of it: `npm test -- lint core`
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { supportedNode } from './lib/supported-node.mjs'
import { batches } from './test/batches.mjs'
import { steps } from './test/steps.mjs'
import { sum, summaryLine, tallyOfCheck } from './test/tally.mjs'

const root = join(import.meta.dirname, '..')
const chosen = process.argv.slice(2)
const keys = [...new Set(steps.flatMap((step) => step.keys))]
const unknown = chosen.filter((key) => !keys.includes(key))

if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${keys.join(', ')}.`)
  process.exitCode = 2
} else {
  process.exitCode = await testAll()
}

/** Runs the chosen steps, all of them when none is chosen, and goes on after one that fails. */
async function testAll() {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-test-'))
  const results = []
  try {
    supportedNode()
    ensureInstalled(root)
    const wanted = steps.filter(
      (step) => chosen.length === 0 || step.keys.some((key) => chosen.includes(key)),
    )
    for (const batch of batches(wanted)) {
      const tallies = await Promise.all(batch.map((step) => timed(step, { root, folder, chosen })))
      results.push(...batch.map(({ name }, index) => ({ name, tally: tallies[index] })))
    }
  } catch (error) {
    console.error(error.message)
    results.push({ name: 'Installation', tally: tallyOfCheck(1) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const total = sum(results.map(({ tally }) => tally))
  const failed = results.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
  console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}.` : '')
  console.log(summaryLine(total))
  return total.failed > 0 ? 1 : 0
}

async function timed(step, context) {
  const heading = `\n── ${step.name}`
  if (!step.isQuiet) console.log(heading)
  const start = performance.now()
  const tally = await step.run(context).catch((error) => {
    console.error(error.message)
    return tallyOfCheck(1)
  })
  if (step.isQuiet) console.log(heading)
  if (tally.said) process.stdout.write(tally.said)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`   ${summaryLine(tally)} in ${seconds} s`)
  return tally
}
