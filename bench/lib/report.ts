import { cpus, loadavg } from 'node:os'
import type { DuelResult } from './duel.ts'
import type { FeedTime } from './feed-time.ts'
import type { FirstVerse } from './first-verse.ts'
import { categories, type LighthouseResult } from './lighthouse.ts'
import type { PageSize } from './page-size.ts'
import type { StartTime } from './start-time.ts'

/** Memory in megabytes; `undefined` if the system does not provide it. */
export interface MemoryUse {
  /** The app's. */
  readonly start: number | undefined
  readonly loaded: number | undefined
  readonly peak: number | undefined
  /** All processes of the database together. */
  readonly database: number | undefined
}

const AIM = {
  feed: 50,
  firstVerse: 1.5,
  memory: 150,
  steadyP99: 20,
  start: 3,
  scripts: 120,
  withoutFonts: 200,
  fonts: 120,
  performance: 95,
  rest: 100,
}

/** The comparison with the bare framework, as a table. */
export function loadTable(results: readonly DuelResult[]): string {
  const rows = results.map(({ call, ratio, product, bare }) => [
    call.name,
    `**${ratio.median.toFixed(2)}**`,
    `${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}`,
    `≥ ${call.aim} ${verdict(ratio.median >= call.aim)}`,
    `${whole(product.requestsPerSecond)} / ${whole(bare.requestsPerSecond)}`,
    `${product.p99.toFixed(1)} / ${bare.p99.toFixed(1)}`,
    product.cpu && bare.cpu ? `${whole(product.cpu)} / ${whole(bare.cpu)}` : '–',
  ])
  const head = ['call', 'ratio', 'least–most', 'aim', 'requests/s', 'p99, ms', 'CPU µs a request']
  return table(head, rows)
}

/** The product's latency and memory under that load, as a table. */
export function callsTable(steadyP99: number, { start, loaded, peak, database }: MemoryUse): string {
  return limits([
    ['p99 at 1,000 requests a second', ...below(steadyP99, AIM.steadyP99, 'ms', 1)],
    ['memory of the app at its start', megabytes(start), ''],
    ['memory of the app after the load', ...below(loaded, AIM.memory, 'MB')],
    ['the most it ever had', megabytes(peak), ''],
    ['memory of the database beside it', megabytes(database), ''],
  ])
}

export function startTable({ seconds, ratio }: StartTime): string {
  return limits([
    ['second start until ready', ...below(seconds, AIM.start, 's', 2)],
    ['the same, in starts of Node alone', `${ratio.toFixed(1)} ×`, ''],
  ])
}

interface PageFigures {
  readonly size: PageSize
  readonly verse: FirstVerse
  readonly look: LighthouseResult
}

/** Sizes, the reader and Lighthouse, as a table. */
export function pageTable({ size, verse, look }: PageFigures): string {
  return limits([
    ['JavaScript of the home page', ...below(size.scripts, AIM.scripts, 'kB')],
    ['all it loads in 3 s but fonts', ...below(size.withoutFonts, AIM.withoutFonts, 'kB')],
    ['its fonts', ...below(size.fonts, AIM.fonts, 'kB')],
    ['surah 2 by brotli', `${verse.surah.toFixed(1)} kB`, ''],
    ['its first verse on a slow phone, first visit', ...below(verse.seconds, AIM.firstVerse, 's', 2)],
    ...categories.map((name) => {
      const [score, aim] = [look.scores[name], name === 'performance' ? AIM.performance : AIM.rest]
      return [`Lighthouse, ${name}`, String(score), `≥ ${aim} ${verdict(score >= aim)}`]
    }),
    ...look.metrics.map((metric) => {
      const [title = '', value = ''] = metric.split(': ')
      return [`Lighthouse, ${title}`, value, '']
    }),
  ])
}

/** A year's calendar, as a table. */
export function feedTable({ median, slowest, cpu, kilobytes }: FeedTime): string {
  const rows = [
    ['a calendar, median', ...below(median, AIM.feed, 'ms')],
    ['the slowest', `${whole(slowest)} ms`, ''],
    ['CPU of the product', cpu === undefined ? 'not measured' : `${whole(cpu)} ms`, ''],
    ['what is sent', `${whole(kilobytes)} kB before compression`, ''],
  ]
  return limits(rows)
}

/** The machine, the day, and other load on the machine. */
export function circumstances(now: Date): string {
  const [{ model } = { model: 'unknown' }] = cpus()
  const load = (loadavg()[1] ?? 0).toFixed(1)
  return `${now.toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${model.trim()}), load before it ${load}.`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const limits = (rows: readonly (readonly string[])[]) => table(['', 'measured', 'aim'], rows)

function below(value: number | undefined, aim: number, unit: string, decimals = 0): [string, string] {
  if (value === undefined) return ['not measured', `≤ ${aim} ${unit}`]
  return [`${value.toFixed(decimals)} ${unit}`, `≤ ${aim} ${unit} ${verdict(value <= aim)}`]
}

const verdict = (met: boolean) => (met ? 'met' : '**missed**')
const whole = (value: number) => Math.round(value).toLocaleString('en')
const megabytes = (value: number | undefined) => (value === undefined ? 'not measured' : `${whole(value)} MB`)
