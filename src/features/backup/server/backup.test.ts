import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '#shared/server/database/database.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { createTestDatabase } from '#shared/server/testing/test-databases.ts'
import { dataFiles } from './data-files.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { migrations: migrationsFolder } = projectFolders()
const now = () => new Date('2026-11-25T20:00:00Z')

const folder = mkdtempSync(join(tmpdir(), 'rafiq-backup-test-'))
const dataFolder = join(folder, 'data')
const backup = join(folder, 'backup.tar.gz')

let source: Awaited<ReturnType<typeof createTestDatabase>>
let target: Awaited<ReturnType<typeof createTestDatabase>>

/** Notes with everything that the text of `COPY` has to escape. */
const note = 'line\nbreak, tab\t, back\\slash, “quotes”, \\N, \\., قرآن'
const ids = ['00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a']

beforeAll(async () => {
  source = await createTestDatabase()
  for (const [index, id] of ids.entries()) {
    await run(
      source.connection,
      `insert into accounts (id, email, email_key, username, username_key, created_at, password_changed_at)
       values ($1, $2, $2, $3, $3, '2026-11-25 12:00:00.123456+03', now())`,
      [id, `${index}@mail.example`, `person-${index}`],
    )
    await run(source.connection, `insert into user_records values ($1, 'note', 'n', 't', $2, 1)`, [
      id,
      JSON.stringify({ note }),
    ])
  }
  for (const [path, content] of [
    ['vapid.json', '{}'],
    ['timetables/london-2026.json', 'times'],
    ['empty.json', ''],
    ['postgres/base/1', 'database'],
    ['postgres.log', 'log'],
  ]) {
    mkdirSync(join(dataFolder, path ?? '', '..'), { recursive: true })
    writeFileSync(join(dataFolder, path ?? ''), content ?? '')
  }
  await save(backup)
}, 60_000)

beforeEach(async () => {
  await target?.drop()
  target = await createTestDatabase()
})

afterAll(async () => {
  await source.drop()
  await target.drop()
  rmSync(folder, { recursive: true })
})

it('restores every row exactly, and the files of the data folder', async () => {
  const restoredFolder = join(folder, 'restored')
  await run(target.connection, 'drop table user_records')
  const restored = await restoreBackup(backup, { ...at(target), dataFolder: restoredFolder })

  const all = `select a.*, r.* from accounts a join user_records r on r.account_id = a.id order by a.id`
  const expected = await run(source.connection, all)
  expect(expected).toHaveLength(2)
  expect(await run(target.connection, all)).toEqual(expected)
  expect(expected[0]?.value).toEqual({ note })
  expect(restored.createdAt).toBe('2026-11-25T20:00:00.000Z')
  expect(restored.tables.accounts?.rows).toBe(2)
  expect(dataFiles(restoredFolder)).toEqual(['empty.json', 'timetables/london-2026.json', 'vapid.json'])
  expect(readFileSync(join(restoredFolder, 'timetables/london-2026.json'), 'utf8')).toBe('times')
})

it('leaves triggers on and the migrations complete, so that the app works with the restored database', async () => {
  await restoreBackup(backup, at(target))
  const migrations = 'select hash from drizzle.__drizzle_migrations order by id'
  expect(await run(target.connection, migrations)).toEqual(await run(source.connection, migrations))
  const disabled = `select count(*)::int as count from pg_trigger where tgenabled = 'D'`
  expect(await run(target.connection, disabled)).toEqual([{ count: 0 }])
})

it('opens an encrypted backup only with its passphrase', async () => {
  const encrypted = join(folder, 'backup.tar.gz.age')
  await save(encrypted, 'four quiet words here')
  expect(readFileSync(encrypted).includes('person-0')).toBe(false)
  await expect(restoreBackup(encrypted, at(target))).rejects.toThrow('set BACKUP_KEY')
  await expect(restoreBackup(encrypted, { ...at(target), key: 'another passphrase' })).rejects.toThrow(
    'doesn’t open this backup',
  )
  await restoreBackup(encrypted, { ...at(target), key: 'four quiet words here' })
  expect(await accountsIn(target.connection)).toBe(2)
}, 60_000)

it.each([
  ['cut off', (file: string) => truncateSync(file, readFileSync(file).length - 400)],
  ['changed in one row', edited('person-0', 'person-9')],
  ['changed in one file', edited('times', 'tames')],
  ['made by another version', edited('"migrations":["', '"migrations":["f')],
  ['given a path outside of its folder', edited('files/timetables/london', 'files/../etables/london')],
  ['not a backup', (file: string) => writeFileSync(file, 'text')],
])('changes nothing if the backup was %s', async (_, damage) => {
  const damaged = join(folder, 'damaged.tar.gz')
  writeFileSync(damaged, readFileSync(backup))
  damage(damaged)
  await run(
    target.connection,
    `insert into accounts (email, email_key, username, username_key, created_at, password_changed_at)
     values ('k@mail.example', 'k@mail.example', 'kept', 'kept', now(), now())`,
  )
  const into = join(folder, 'untouched')
  await expect(restoreBackup(damaged, { ...at(target), dataFolder: into })).rejects.toThrow(
    /^The backup|^This is not/,
  )
  expect(await accountsIn(target.connection)).toBe(1)
  expect(dataFiles(into)).toEqual([])
})

it('saves one moment while others write', async () => {
  const moving = join(folder, 'moving.tar.gz')
  let stop = false
  const writing = (async () => {
    for (let n = 0; !stop; n++) {
      await run(source.connection, 'update accounts set first_name = $1', [String(n)])
      await run(source.connection, 'update accounts set last_name = $1', [String(n)])
    }
  })()
  await save(moving)
  stop = true
  await writing
  await restoreBackup(moving, at(target))
  const names = await run(target.connection, 'select first_name, last_name from accounts')
  const [first] = names
  expect(new Set(names.map((each) => each.first_name)).size).toBe(1)
  expect(Number(first?.first_name) - Number(first?.last_name)).toBeLessThanOrEqual(1)
})

it.runIf(existsSync('/dev/full'))('rejects if the disk is full', async () => {
  await expect(save('/dev/full')).rejects.toThrow(/ENOSPC/)
})

const at = ({ connection }: typeof target) => ({ connection, migrationsFolder })

const save = (file: string, key?: string) =>
  writeBackup(createWriteStream(file), { connection: source.connection, dataFolder, key, now })

/** Replaces text of the same length inside the compressed backup. */
function edited(before: string, after: string) {
  return (file: string) => {
    const tar = gunzipSync(readFileSync(file)).toString('latin1')
    const index = tar.indexOf(before)
    expect(index).toBeGreaterThan(-1)
    const changed = tar.slice(0, index) + after + tar.slice(index + after.length)
    writeFileSync(file, gzipSync(Buffer.from(changed, 'latin1')))
  }
}

async function accountsIn(connection: Connection): Promise<unknown> {
  const [found] = await run(connection, 'select count(*)::int as count from accounts')
  return found?.count
}

async function run(connection: Connection, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
