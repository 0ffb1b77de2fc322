import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameRow, namesDirectory } from '#features/islamic-names/server/islamic-names.directory.ts'
import { nameTranslations } from '#features/islamic-names/server/name-translations.ts'
import { startCluster } from '#shared/server/database/embedded/cluster.ts'
import { applyMigrations } from '#shared/server/database/migrate.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { endsWithBench } from '../ends-with-bench.ts'
import { median, quantile } from '../statistics.ts'
import { madeUpName, vocabulary } from './made-up-names.ts'

const SIZES = (process.env.BENCH_ROWS ?? '1000,10000,100000,1000000').split(',').map(Number)
const BATCH = 5000
const LIMIT = 24
const ASKED = 60

/** One question to lists of every size. Times in milliseconds. */
export interface DirectoryResult {
  readonly question: string
  readonly rows: number
  readonly p50: number
  readonly p99: number
}

type Ask = (at: number) => Promise<unknown>

/** Asks lists of 1,000 to 1,000,000 made-up names, on a database of their own. */
export async function measureDirectories(): Promise<readonly DirectoryResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-directories-'))
  const starting = startCluster({ folder: join(folder, 'postgres'), settings: { fsync: 'off', jit: 'off' } })
  const end = endsWithBench(async () => {
    await (await starting).stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { address } = await starting
  const connection = { ...address, user: 'postgres', database: 'postgres' }
  await applyMigrations(connection, projectFolders().migrations)
  const pool = new pg.Pool({ ...connection, max: 4 })
  // The cluster may stop before the connections are closed.
  pool.on('error', () => {})
  try {
    const results: DirectoryResult[] = []
    let rows = 0
    for (const size of SIZES) {
      await fill(pool, rows, size)
      rows = size
      for (const [question, ask] of questions(pool, size)) results.push(await timed(question, size, ask))
    }
    return results
  } finally {
    await pool.end()
    await end()
  }
}

async function fill(pool: pg.Pool, from: number, to: number): Promise<void> {
  const { rows: indexes } = await pool.query<{ indexdef: string; indexname: string }>(
    `select indexdef, indexname from pg_indexes where tablename = 'islamic_names' and indexname <> 'islamic_names_pkey'`,
  )
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`)
  for (let start = from; start < to; start += BATCH) {
    const names = Array.from({ length: Math.min(BATCH, to - start) }, (_, at) =>
      nameRow(madeUpName(start + at + 1)),
    )
    await pool.query(
      `insert into islamic_names (slug, sort_key, entry, search_text, keys, gender, category, origin)
       select slug, "sortKey", entry, "searchText", keys, gender, category, origin
       from json_to_recordset($1) as given(slug text, "sortKey" text, entry jsonb, "searchText" text, keys text[],
         gender text, category text, origin text)`,
      [JSON.stringify(names)],
    )
  }
  for (const { indexdef } of indexes) await pool.query(indexdef)
  await pool.query('vacuum analyze islamic_names')
}

/** What is asked, each time of a directory without remembered counts, except where a list is already in use. */
function questions(pool: pg.Pool, size: number): readonly (readonly [string, Ask])[] {
  const db = drizzle(pool)
  const translations = nameTranslations({ names: [], translations: {} })
  const used = namesDirectory({ db }, translations)
  const pages = Math.ceil(size / LIMIT)
  const fresh = () => namesDirectory({ db }, translations)
  const page = (number: number) => used.list({ page: number, limit: LIMIT, filters: {} })
  const search = (text: string) => fresh().list({ search: text, page: 1, limit: LIMIT, filters: {} })
  const at = (rank: number, step: number) => vocabulary[rank] ?? vocabulary[step] ?? ''
  return [
    ['the first page', () => page(1)],
    ['the first page of a filter', () => used.list({ page: 1, limit: LIMIT, filters: { gender: 'female' } })],
    ['any page', (turn) => page(1 + Math.floor((pages * ((turn * 37) % ASKED)) / ASKED))],
    ['the last page', () => page(pages)],
    ['a frequent word', (turn) => search(at(60 + turn, 60))],
    ['a word of one in a thousand', (turn) => search(at(1000 + turn, 60))],
    ['a rare word', (turn) => search(at(15_000 + turn * 10, 60))],
    ['the beginning of a word', (turn) => search(at(1000 + turn * 7, 60).slice(0, 4))],
    ['two words', (turn) => search(`${at(60 + turn, 60)} ${at(1000 + turn, 60)}`)],
    ['a text that nothing has', (turn) => search(`xq${turn}v`)],
    ['a word of one in a thousand, by plain ILIKE', (turn) => plain(db, at(1000 + turn, 60))],
  ]
}

/** The query that a directory without indexes would make, with its count. */
async function plain(db: ReturnType<typeof drizzle>, word: string): Promise<void> {
  const matches = sql`entry->>'name' ilike ${`%${word}%`} or entry->>'meaning' ilike ${`%${word}%`}`
  await db.execute(sql`select entry from islamic_names where ${matches} order by slug limit ${LIMIT}`)
  await db.execute(sql`select count(*) from islamic_names where ${matches}`)
}

async function timed(question: string, rows: number, ask: Ask): Promise<DirectoryResult> {
  const turns = question.includes('ILIKE') && rows > 100_000 ? 5 : ASKED
  await ask(0)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await ask(turn)
    times.push(performance.now() - started)
  }
  return { question, rows, p50: median(times), p99: quantile(times, 0.99) }
}

/** The results as a table: `p50 / p99` for each size, and how p50 grows from the first to the last. */
export function directoriesTable(results: readonly DirectoryResult[]): string {
  const sizes = [...new Set(results.map(({ rows }) => rows))]
  const asked = [...new Set(results.map(({ question }) => question))]
  const lines = asked.map((question) => {
    const ofQuestion = results.filter((result) => result.question === question)
    const [first, last] = [ofQuestion[0]?.p50 ?? 0, ofQuestion.at(-1)?.p50 ?? 0]
    const cells = ofQuestion.map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`)
    return `| ${[question, ...cells, `${(last / first).toFixed(1)}×`].join(' | ')} |`
  })
  return [
    `| asked for | ${sizes.map((size) => `${size.toLocaleString('en')} rows`).join(' | ')} | p50 grows |`,
    `| --- |${sizes.map(() => ' ---: |').join('')} ---: |`,
    ...lines,
  ].join('\n')
}
