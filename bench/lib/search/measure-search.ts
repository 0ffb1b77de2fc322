import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { placeOfVerse } from '#features/quran/core/index.ts'
import queries from '#features/quran/core/search/golden/relevance.json' with { type: 'json' }
import { type Relevance, relevanceOf } from '#features/quran/core/search/relevance.ts'
import { median, quantile } from '../statistics.ts'
import { measureBrowser } from './browser-search.ts'
import type { ContenderName, Loaded, RoundOfQueries } from './contender-process.ts'
import { askServer } from './server-search.ts'

const ROUNDS = 5
const names = ['product', 'plainLibrary', 'postgres'] as const

/**
 * Milliseconds per query: the median of all rounds for each query, and of these the median and the 99th
 * percentile.
 */
export interface QueryTimes {
  readonly p50: number
  readonly p99: number
}

export interface SearchMeasured extends QueryTimes, Loaded {
  readonly relevance: Relevance
}

export interface SearchResults {
  readonly contenders: Readonly<Record<ContenderName, SearchMeasured>>
  /** The product over HTTP, one query after the other, none from a cache. */
  readonly server: QueryTimes
  /** The product in an offline browser. */
  readonly browser: QueryTimes
}

/** Runs the relevance set with all contenders in turn, in several rounds, each in its own process. */
export async function measureSearch(address: string, chromium: string): Promise<SearchResults> {
  const processes = names.map((name) => ({ name, child: start(name) }))
  try {
    const loaded = new Map<ContenderName, Loaded>()
    for (const { name, child } of processes) loaded.set(name, await tell<Loaded>(child, 'load'))
    const rounds = new Map<ContenderName, RoundOfQueries[]>(names.map((name) => [name, []]))
    const server: number[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, child } of processes)
        rounds.get(name)?.push(await tell<RoundOfQueries>(child, 'round'))
      server.push(await askServer(address, round))
    }
    const measured = await Promise.all(
      names.map(async (name) => [name, await summary(loaded.get(name), rounds.get(name) ?? [])] as const),
    )
    return {
      contenders: Object.fromEntries(measured) as Record<ContenderName, SearchMeasured>,
      server: timesOf(server),
      browser: timesOf(await measureBrowser(address, chromium, ROUNDS)),
    }
  } finally {
    await Promise.all(processes.map(({ child }) => stop(child)))
  }
}

async function summary(
  loaded: Loaded = { times: {}, memory: Number.NaN },
  rounds: readonly RoundOfQueries[],
): Promise<SearchMeasured> {
  const found = rounds[0]?.found ?? []
  const relevance = await relevanceOf(queries, (known) =>
    (found[queries.indexOf(known as (typeof queries)[number])] ?? []).map((number) => {
      const { surah, verse } = placeOfVerse(number)
      return `${surah}:${verse}`
    }),
  )
  return { ...loaded, ...timesOf(rounds.map(({ times }) => times)), relevance }
}

function timesOf(rounds: readonly (readonly number[])[]): QueryTimes {
  const each = queries.map((_, query) => median(rounds.map((times) => times[query] ?? Number.NaN)))
  return { p50: quantile(each, 0.5), p99: quantile(each, 0.99) }
}

function start(name: ContenderName): ChildProcess {
  return fork(join(import.meta.dirname, 'contender-process.ts'), [name], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
}

async function tell<Answer>(child: ChildProcess, task: 'load' | 'round'): Promise<Answer> {
  const answered = once(child, 'message')
  const ended = once(child, 'exit').then(() => {
    throw new Error(`A contender ended while it was to ${task}.`)
  })
  ended.catch(() => undefined)
  child.send(task)
  const [answer] = await Promise.race([answered, ended])
  return answer
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.send('close')
  await ended
}
