// Runs all checks after preparing what they need: `npm test`. Parts (`npm test -- lint core`), features (`npm
// test -- prayer`) or both (`npm test -- prayer e2e`) run less; `npm run test:full` runs more.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { supportedNode } from './lib/supported-node.mjs'
import { batches } from './test/batches.mjs'
import { choose } from './test/choose.mjs'
import { steps } from './test/steps.mjs'
import { sweepTurn } from './test/sweep-turn.mjs'
import { failures, slowest, sum, summaryLine, tallyOfCheck } from './test/tally.mjs'

const root = join(import.meta.dirname, '..')
const features = readdirSync(join(root, 'src/features'))
const isFull = process.argv.includes('--full')
const choice = choose(
  process.argv.slice(2).filter((word) => word !== '--full'),
  { steps, features, isFull },
)

if (choice.problem) {
  console.error(choice.problem)
  process.exitCode = 2
} else {
  process.exitCode = await testAll(choice)
}

/** Runs the chosen steps, and continues after a failed one. Returns the exit code. */
async function testAll({ steps: wanted, parts, features: chosenFeatures }) {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-test-'))
  const results = []
  const environment = sweepTurn(isFull)
  try {
    supportedNode()
    ensureInstalled(root)
    if (!isFull)
      console.log(`Sweeps: cell ${environment.SWEEP} of each (SWEEP=${environment.SWEEP} repeats it).`)
    const context = { root, folder, parts, features: chosenFeatures, environment }
    for (const batch of batches(wanted)) {
      results.push(...(await Promise.all(batch.map((step) => timed(step, context)))))
    }
  } catch (error) {
    console.error(error.message)
    results.push({ name: 'Installation', seconds: 0, tally: tallyOfCheck(1) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return summarise(results)
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
  if (tally.output) process.stdout.write(tally.output)
  const seconds = (performance.now() - start) / 1000
  console.log(`   ${summaryLine(tally)} in ${seconds.toFixed(1)} s`)
  return { name: step.name, seconds, tally }
}

/** Prints the time of each step, the slowest tests, the failed tests and steps, and the total as the last line. */
function summarise(results) {
  const tallies = results.map(({ tally }) => tally)
  const total = sum(tallies)
  const list = (rows) =>
    rows.map(([seconds, name]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n')
  console.log(`\nSteps\n${list(results.map(({ name, seconds }) => [seconds, name]))}`)
  const tests = slowest(tallies)
  if (tests.length > 0)
    console.log(`\nSlowest tests\n${list(tests.map(({ seconds, name }) => [seconds, name]))}`)
  const failed = results.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
  for (const { name, message } of failures(tallies)) console.log(`\nFailed: ${name}\n   ${message}`)
  console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}.` : '')
  console.log(summaryLine(total))
  return total.failed > 0 ? 1 : 0
}
