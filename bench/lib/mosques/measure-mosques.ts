import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nearMosques } from '#features/mosques/server/near-mosques.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { startCluster } from '#shared/server/database/embedded/cluster.ts'
import { applyMigrations } from '#shared/server/database/migrate.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { endsWithBench } from '../ends-with-bench.ts'
import { median, quantile } from '../statistics.ts'

const ROWS = 1_000_000
const TOWNS = 4000
const ASKED = 400
const MEGABYTE = 1_000_000

/** One way to find mosques nearby, at one radius. Times in milliseconds. */
export interface NearResult {
  readonly way: string
  readonly radiusKm: number
  readonly median: number
  readonly p99: number
  /** The average number of rows found. */
  readonly found: number
}

export interface MosquesResult {
  readonly results: readonly NearResult[]
  /** The size of the index in megabytes. */
  readonly sizes: { readonly band: number; readonly earthdistance: number }
  /** Seconds to build the index. */
  readonly built: { readonly band: number; readonly earthdistance: number }
}

/** Mosques are dense in towns: the biggest have a thousand times as many as the smallest. */
const FILL = `
  with town as (
    select i, degrees(asin(random() * 1.8 - 0.9)) latitude, random() * 359 - 179.5 longitude, 0.05 + random() * 0.4 spread
    from generate_series(0, ${TOWNS - 1}) i)
  insert into mosques (id, source, name, latitude, longitude)
  select 'm' || n, 'openstreetmap', 'Mosque ' || n, latitude + (random() - 0.5) * spread, longitude + (random() - 0.5) * spread
  from (select n, floor(power(random(), 3) * ${TOWNS})::int as t from generate_series(1, ${ROWS}) n) as one
  join town on town.i = one.t`

/** The same query with PostgreSQL's own extensions. The index narrows to a box, and the distance is exact. */
const BY_EXTENSION = `
  select *, earth_distance(ll_to_earth(latitude, longitude), ll_to_earth($1, $2)) / 1000 as distance
  from mosques
  where earth_box(ll_to_earth($1, $2), $3) @> ll_to_earth(latitude, longitude)
    and earth_distance(ll_to_earth(latitude, longitude), ll_to_earth($1, $2)) <= $3
  order by distance, id limit 100`

/** Measures both indexes of a million mosques on a database of their own. */
export async function measureMosques(): Promise<MosquesResult> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-mosques-'))
  const starting = startCluster({
    folder: join(folder, 'postgres'),
    settings: { fsync: 'off', jit: 'off' },
  })
  const end = endsWithBench(async () => {
    await (await starting).stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { address } = await starting
  const connection = { ...address, user: 'postgres', database: 'postgres' }
  await applyMigrations(connection, projectFolders().migrations)
  const pool = new pg.Pool({ ...connection, max: 1 })
  // The cluster may stop before the connection is closed.
  pool.on('error', () => {})
  try {
    await pool.query('drop index mosques_place')
    await pool.query('select setseed(0.5)')
    await pool.query(FILL)
    await pool.query('create extension cube; create extension earthdistance')
    const seconds = async (statement: string) => {
      const started = performance.now()
      await pool.query(statement)
      return (performance.now() - started) / 1000
    }
    const megabytes = async (index: string) =>
      Number((await pool.query(`select pg_relation_size('${index}') as size`)).rows[0].size) / MEGABYTE
    const { rows: places } = await pool.query<Coordinates>(
      `select latitude + 0.02 as latitude, longitude from mosques order by id limit ${ASKED}`,
    )
    const bandBuilt = await seconds('create index mosques_place on mosques (latitude_band, longitude)')
    await pool.query('vacuum analyze mosques')
    const db = drizzle(pool)
    const results: NearResult[] = []
    const radii = [10, 50]
    for (const radiusKm of radii) {
      results.push(await timed('band', radiusKm, places, (place) => nearMosques({ db }, place, radiusKm)))
    }
    const band = await megabytes('mosques_place')
    await pool.query('drop index mosques_place')
    const extensionBuilt = await seconds(
      'create index mosques_earth on mosques using gist (ll_to_earth(latitude, longitude))',
    )
    await pool.query('vacuum analyze mosques')
    for (const radiusKm of radii) {
      const ask = async ({ latitude, longitude }: Coordinates) =>
        (await pool.query(BY_EXTENSION, [latitude, longitude, radiusKm * 1000])).rows
      results.push(await timed('earthdistance', radiusKm, places, ask))
    }
    return {
      results,
      sizes: { band, earthdistance: await megabytes('mosques_earth') },
      built: { band: bandBuilt, earthdistance: extensionBuilt },
    }
  } finally {
    await pool.end()
    await end()
  }
}

async function timed(
  way: string,
  radiusKm: number,
  places: readonly Coordinates[],
  ask: (place: Coordinates) => Promise<readonly unknown[]>,
): Promise<NearResult> {
  for (const place of places.slice(0, 20)) await ask(place)
  const times: number[] = []
  let found = 0
  for (const place of places) {
    const started = performance.now()
    found += (await ask(place)).length
    times.push(performance.now() - started)
  }
  return { way, radiusKm, median: median(times), p99: quantile(times, 0.99), found: found / places.length }
}

/** The results as a table. */
export function mosquesTable({ results, sizes, built }: MosquesResult): string {
  const lines = [
    '| index | radius, km | median, ms | p99, ms | found | size, MB | built in, s |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...results.map(({ way, radiusKm, median: middle, p99, found }) => {
      const key = way as keyof typeof sizes
      const cells = [way, radiusKm, middle.toFixed(2), p99.toFixed(2), found.toFixed(0)]
      return `| ${[...cells, sizes[key].toFixed(0), built[key].toFixed(1)].join(' | ')} |`
    }),
  ]
  return lines.join('\n')
}
