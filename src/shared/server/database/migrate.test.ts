import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../testing/temp-folder.ts'
import { createTestDatabase } from '../testing/test-databases.ts'
import { openPool } from './database.ts'
import { applyMigrations } from './migrate.ts'

/** A migrations folder whose only migration works once. */
function folderWith(statement: string): string {
  const folder = tempFolder(onTestFinished)
  mkdirSync(join(folder, 'meta'))
  const entries = [{ idx: 0, version: '7', when: Date.now(), tag: '0000_first', breakpoints: true }]
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  writeFileSync(join(folder, '0000_first.sql'), statement)
  return folder
}

async function database() {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const pool = openPool(connection, 1)
  onTestFinished(() => pool.close())
  return { connection, db: pool.db }
}

test('migrates once if several instances start at the same time', async () => {
  const { connection, db } = await database()
  const folder = folderWith('create table made_once as select 1 as one from pg_sleep(0.2)')
  await Promise.all(Array.from({ length: 4 }, () => applyMigrations(connection, folder)))
  const { rows } = await db.execute(sql`select one from made_once`)
  expect(rows).toEqual([{ one: 1 }])
})

test('changes nothing if a migration fails, and does not block the next start', async () => {
  const { connection, db } = await database()
  const wrong = folderWith(
    'create table half_made (id int);\n--> statement-breakpoint\nselect no_such_function();',
  )
  await expect(applyMigrations(connection, wrong)).rejects.toThrow('no_such_function')
  const { rows } = await db.execute(sql`select to_regclass('half_made') as found`)
  expect(rows).toEqual([{ found: null }])
  await applyMigrations(connection, folderWith('create table half_made (id int)'))
})
