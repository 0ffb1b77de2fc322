import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { projectFolders } from '../project-folders.ts'

const { root, migrations } = projectFolders()

async function tables(): Promise<Record<string, unknown>> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => file.endsWith('.table.ts'))
    .map((file) => import(/* @vite-ignore */ pathToFileURL(join(root, 'src', file)).href))
  return Object.assign({}, ...(await Promise.all(modules)))
}

function newestSnapshot() {
  const snapshots = readdirSync(join(migrations, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  return JSON.parse(readFileSync(join(migrations, 'meta', snapshots.sort().at(-1) ?? ''), 'utf8'))
}

test('matches the tables that the migrations create (if not: npm run db:generate)', async () => {
  const snapshot = newestSnapshot()
  const described = generateDrizzleJson(await tables(), snapshot.id)
  expect(Object.keys(described.tables).length).toBeGreaterThan(0)
  expect(await generateMigration(snapshot, described)).toEqual([])
})
