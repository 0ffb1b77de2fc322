import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startCluster } from '#shared/server/database/embedded/cluster.ts'
import { applyMigrations } from '#shared/server/database/migrate.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { importHadiths } from '../../../scripts/import/hadith/import-hadiths.ts'
import { editionFile, sampleHadiths } from '../../../scripts/import/hadith/testing/sample-hadiths.ts'
import { endsWithBench } from '../ends-with-bench.ts'

/** About the sizes of the collections of `hadith-api`. */
const SIZES = {
  bukhari: 7600,
  muslim: 7560,
  abudawud: 5270,
  nasai: 5760,
  ibnmajah: 4340,
  tirmidhi: 3960,
  malik: 1860,
} as const
const MEGABYTE = 1_000_000

/** Times in seconds, memory in megabytes. */
export interface HadithImportResult {
  readonly count: number
  readonly first: number
  readonly again: number
  readonly memory: number
}

/** Imports about 36,000 made-up hadiths twice into a database of their own. */
export async function measureHadithImport(): Promise<HadithImportResult> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-hadiths-'))
  const starting = startCluster({ folder: join(folder, 'postgres') })
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
    const files = join(folder, 'editions')
    writeEditions(files)
    let memory = 0
    const sampling = setInterval(() => {
      memory = Math.max(memory, process.memoryUsage().rss / MEGABYTE)
    }, 50)
    const seconds = async () => {
      const started = performance.now()
      await importHadiths(
        files,
        { licence: 'Made up', source: undefined },
        { db: drizzle(pool) },
        {
          replace: false,
          dryRun: false,
          say: () => {},
        },
      )
      return (performance.now() - started) / 1000
    }
    const first = await seconds()
    const again = await seconds()
    clearInterval(sampling)
    const count = Object.values(SIZES).reduce((sum, size) => sum + size, 0)
    return { count, first, again, memory }
  } finally {
    await pool.end()
    await end()
  }
}

/** Writes the Arabic and the English edition of every collection. */
function writeEditions(folder: string): void {
  mkdirSync(folder)
  for (const [at, [name, size]] of Object.entries(SIZES).entries()) {
    const hadiths = sampleHadiths(size, at * 10_000)
    for (const language of ['ara', 'eng'] as const) {
      writeFileSync(
        join(folder, `${language}-${name}.json`),
        JSON.stringify(editionFile(name, language, hadiths)),
      )
    }
  }
}

/** The result as a table. */
export const hadithImportTable = ({ count, first, again, memory }: HadithImportResult): string =>
  [
    '| hadiths | first import, s | again, unchanged, s | memory, MB |',
    '| ---: | ---: | ---: | ---: |',
    `| ${count} | ${first.toFixed(1)} | ${again.toFixed(1)} | ${memory.toFixed(0)} |`,
  ].join('\n')
