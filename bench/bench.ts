// Measures Rafiq against the bare framework and against its limits, in one run. `npm run bench` writes RESULTS.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startProductServer } from '../e2e/harness/product-server.ts'
import { ensureBuilt } from '../scripts/lib/ensure-built.mjs'
import { ensureChromium } from '../scripts/test/find-chromium.mjs'
import { startBare } from './lib/bare.ts'
import { cases } from './lib/cases.ts'
import { categories, lighthouse, median as medianLook } from './lib/lighthouse.ts'
import { type Load, load, median } from './lib/load.ts'

const ROUNDS = 5
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const LOOKS = 3
const MEMORY_AIM_MB = 150

ensureBuilt(join(import.meta.dirname, '..'))
const lines: string[] = []
const say = (line: string) => {
  lines.push(line)
  console.log(line)
}

const product = await startProductServer('bench')
try {
  const atStart = megabytes(product.pid)
  const bare = await startBare(product.address, cases)
  say('| call | against the bare framework | spread | aim | requests/s | p99, bare p99 (ms) |')
  say('|---|---|---|---|---|---|')
  try {
    for (const each of cases) {
      await load(product.address, each, 1)
      await load(bare.address, each, 1)
      const rounds: { readonly ours: Load; readonly theirs: Load; readonly ratio: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const ours = await load(product.address, each, SECONDS)
        const theirs = await load(bare.address, each, SECONDS)
        rounds.push({ ours, theirs, ratio: ours.rate / theirs.rate })
      }
      const ratios = rounds.map(({ ratio }) => ratio).toSorted((a, b) => a - b)
      const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
      say(
        `| ${each.name} | **${median(ratios).toFixed(2)}** | ${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)} | ${each.aim} | ` +
          `${middle(({ ours }) => ours.rate).toFixed(0)} | ${middle(({ ours }) => ours.p99)}, ${middle(({ theirs }) => theirs.p99)} |`,
      )
    }
  } finally {
    await bare.stop()
  }
  say('')
  say(
    `Memory of the app (resident, without the database): ${atStart} MB after the start, ${megabytes(product.pid)} MB after the load; aim under ${MEMORY_AIM_MB} MB.`,
  )
  const looks = []
  const chromium = ensureChromium()
  for (let look = 0; look < LOOKS; look++) looks.push(await lighthouse(`${product.address}/`, chromium))
  const { scores, metrics, faults } = medianLook(looks)
  say('')
  say(
    `Lighthouse, mobile preset, median of ${LOOKS}: ${categories.map((name) => `${name} ${scores[name]}`).join(', ')}.`,
  )
  for (const line of [...metrics, ...faults]) say(`- ${line}`)
} finally {
  await product.stop()
}
write()

/** Resident memory of a process in MB, as Linux counts it; 0 elsewhere. */
function megabytes(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return 0
  }
}

function write(): void {
  const head = `# Results

The last run of \`npm run bench\`, on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, Node ${process.version}.
Each call is asked in ${ROUNDS} rounds of ${SECONDS} s, product and bare framework in turn; the bare one answers a
constant of the same bytes. The ratio is the median of the rounds. Load, product and peer share the cores.
`
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${head}\n${lines.join('\n')}\n`)
}
