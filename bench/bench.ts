// Measures Rafiq against the bare framework and against its limits. `npm run bench` prints it and writes RESULTS.md;
// `npm run bench -- qibla home` only prints the calls whose names begin so, `npm run bench -- search` the searches,
// `npm run bench -- mosques` the mosques, `npm run bench -- feed` the calendars,
// `npm run bench -- reminders` a day of reminders.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProductServer } from '../e2e/harness/product-server.ts'
import { ensureBuilt } from '../scripts/lib/ensure-built.mjs'
import { ensureChromium } from '../scripts/test/find-chromium.mjs'
import { startBare } from './lib/bare.ts'
import { type Call, calls } from './lib/calls.ts'
import { type DuelResult, duel } from './lib/duel.ts'
import { measureFeed } from './lib/feed-time.ts'
import { measureFirstVerse } from './lib/first-verse.ts'
import { lookThrice } from './lib/lighthouse.ts'
import { measureMosques, mosquesTable } from './lib/mosques/measure-mosques.ts'
import { measurePage } from './lib/page-size.ts'
import { memoryBelow, memoryOf } from './lib/process-usage.ts'
import { measureReminders, remindersTable } from './lib/reminders/measure-reminders.ts'
import { circumstances, feedTable, limitsTable, loadTable, type MemoryUse } from './lib/report.ts'
import { measureSearch } from './lib/search/measure-search.ts'
import { searchTables } from './lib/search/search-report.ts'
import { measureStart } from './lib/start-time.ts'

const project = join(import.meta.dirname, '..')
const results = join(import.meta.dirname, 'RESULTS.md')
const wanted = process.argv.slice(2)

ensureBuilt(project)
const product = await startProductServer('bench')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => product.stop().finally(() => process.exit(1)))
}
try {
  const all = calls(join(project, 'dist/content'))
  if (wanted.join() === 'search') {
    console.log(`\n${searchTables(await measureSearch(product.address, ensureChromium()))}`)
  } else if (wanted.join() === 'mosques') {
    console.log(`\n${mosquesTable(await measureMosques())}`)
  } else if (wanted.join() === 'feed') {
    console.log(`\n${feedTable(await measureFeed(product))}`)
  } else if (wanted.join() === 'reminders') {
    console.log(`\n${remindersTable(await measureReminders(join(project, 'migrations')))}`)
  } else if (wanted.length > 0) {
    const { table } = await measureLoad(
      all.filter(({ name }) => wanted.some((start) => name.startsWith(start))),
    )
    console.log(`\n${table}`)
  } else {
    await measureAll(all)
  }
} finally {
  await product.stop()
}

async function measureAll(all: readonly Call[]): Promise<void> {
  const chromium = ensureChromium()
  const { table, memory } = await measureLoad(all)
  const feed = await measureFeed(product)
  const size = await measurePage(product.address, chromium)
  const verse = await measureFirstVerse(product.address, chromium)
  const search = await measureSearch(product.address, chromium)
  const reminders = await measureReminders(join(project, 'migrations'))
  const look = await lookThrice(`${product.address}/`, chromium)
  const mosques = await measureMosques()
  const start = await measureStart(project)
  const page = `# Results

${circumstances(new Date())}. \`npm run bench\` wrote this; [the page about it](../docs/decisions/2026-11-21-measurements.md)
says what is measured and how.

## Against the bare framework

The product's figure stands before the bare framework's.

${table}

## Searching

Every query of the relevance set, in turn; the others get the texts and the queries without vowels and marks.

${searchTables(search)}

## The nearest of a million mosques

${mosquesTable(mosques)}

## A year of prayer times as a calendar

Of another place every time, none of them kept from before.

${feedTable(feed)}

## Reminders

A day of 100,000 people in the world's cities, as fast as it goes; the clock stands where nothing is due.

${remindersTable(reminders)}

## Against its limits

${limitsTable({ memory, start, size, verse, look })}
`
  console.log(`\n${page}`)
  for (const fault of look.faults) console.log(fault)
  writeFileSync(results, page + explanations())
}

async function measureLoad(chosen: readonly Call[]): Promise<{ table: string; memory: MemoryUse }> {
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

/** What people have written below the tables: why something is missed. It stays until they change it. */
function explanations(): string {
  try {
    const old = readFileSync(results, 'utf8')
    const at = old.indexOf('\n## Why')
    return at < 0 ? '' : old.slice(at)
  } catch {
    return ''
  }
}
