import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { builtInTranslationFor } from '#features/quran/core/index.ts'
import { type Cluster, startCluster } from '#shared/server/database/embedded/cluster.ts'
import { bare, type Contender, LIMIT, searchedTexts } from './contender.ts'

const MEGABYTE = 1_000_000

/** All words, ranked by their proximity. */
const BY_WORDS = `
  select verse from verse_text, plainto_tsquery('simple', $1) asked
  where text = any ($2) and words @@ asked
  group by verse order by max(ts_rank_cd(words, asked)) desc, verse limit ${LIMIT}`

/** A part with similar spelling. */
const BY_TRIGRAMS = `
  select verse from verse_text where text = any ($2) and $1 <% body
  group by verse order by max(word_similarity($1, body)) desc, verse limit ${LIMIT}`

/** PostgreSQL's full text search, and trigrams if it finds nothing, both with indexes. */
export function postgres(): Contender {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-search-'))
  let starting: Promise<Cluster> | undefined
  let client: pg.Client | undefined
  const asked = () => {
    if (!client) throw new Error('It was not loaded.')
    return client
  }
  return {
    load: async () => {
      starting = startCluster({ folder: join(folder, 'postgres'), settings: {} })
      const { address } = await starting
      client = new pg.Client({ ...address, user: 'postgres', database: 'postgres' })
      await client.connect()
      const started = performance.now()
      await fill(client)
      return { built: performance.now() - started }
    },
    ask: async ({ query, language }) => {
      const texts = ['arabic', 'transliteration', 'en', builtInTranslationFor(language) ?? 'en']
      const values = [bare(query), texts]
      const find = async (name: string, text: string) =>
        (await asked().query<{ verse: number }>({ name, text, values })).rows.map(({ verse }) => verse)
      const found = await find('words', BY_WORDS)
      return found.length > 0 ? found : find('trigrams', BY_TRIGRAMS)
    },
    memory: async () => {
      const { rows } = await asked().query<{ size: string }>(
        "select pg_total_relation_size('verse_text') as size",
      )
      return Number(rows[0]?.size) / MEGABYTE
    },
    close: async () => {
      await client?.end()
      await (await starting)?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(client: pg.Client): Promise<void> {
  await client.query('create extension pg_trgm')
  await client.query(
    `create table verse_text (text text, verse int, body text,
       words tsvector generated always as (to_tsvector('simple', body)) stored, primary key (text, verse))`,
  )
  for (const [id, texts] of searchedTexts()) {
    await client.query(
      'insert into verse_text select $1, number, body from unnest($2::text[]) with ordinality as verses (body, number)',
      [id, texts.map(bare)],
    )
  }
  await client.query('create index on verse_text using gin (words)')
  await client.query('create index on verse_text using gin (body gin_trgm_ops)')
  await client.query('vacuum analyze verse_text')
}
