import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)
const cli = require.resolve('lighthouse/cli/index.js')
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync'
const run = promisify(execFile)

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface LighthouseResult {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Audits outside of performance that cost points, by title. */
  readonly faults: readonly string[]
  /** The metrics of performance in Lighthouse's words: `Total Blocking Time: 90 ms`. */
  readonly metrics: readonly string[]
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}

interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
}

/** Occasionally Lighthouse loses the beginning of its own trace and asks to be run again. */
const ATTEMPTS = 3

/** Runs Lighthouse's mobile preset on `address`: a slow phone and network, simulated from a trace. */
export async function lighthouse(address: string, chromium: string): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await look(address, chromium)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function look(address: string, chromium: string): Promise<LighthouseResult> {
  const { stdout } = await run(
    process.execPath,
    [cli, address, '--quiet', '--output=json', `--only-categories=${categories}`, `--chrome-flags=${flags}`],
    { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: chromium } },
  )
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`Lighthouse saw no page: ${report.runtimeError.message}`)
  const scores = categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)])
  return { scores: Object.fromEntries(scores), faults: faultsIn(report), metrics: metricsIn(report) }
}

/** The median of three runs, by performance. */
export async function lookThrice(address: string, chromium: string): Promise<LighthouseResult> {
  const [first, second, third] = [
    await lighthouse(address, chromium),
    await lighthouse(address, chromium),
    await lighthouse(address, chromium),
  ]
  const [, middle = second] = [first, second, third].sort(
    (a, b) => a.scores.performance - b.scores.performance,
  )
  return middle
}

function faultsIn({ categories: found, audits }: Report): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) =>
      found[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => ({ name, id })),
    )
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ name, id }) => `${name}: ${audits[id]?.title}`)
}

function metricsIn({ categories: found, audits }: Report): string[] {
  return found.performance.auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => `${audits[id]?.title}: ${audits[id]?.displayValue}`)
}
