import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { tableCsv } from '#features/prayer/core/table/table-csv.ts'
import { madeUpDays } from '#features/prayer/core/table/testing/made-up-table.ts'
import { fakeTranslation, writeFormats } from '#features/quran/core/import/testing/write-formats.ts'
import { lockImports } from '#shared/server/admin/imports-lock.ts'
import { type Database, openPool } from '#shared/server/database/database.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { addressOf, createTestDatabase } from '#shared/server/testing/test-databases.ts'
import { runImport } from './run-import.ts'

let database: Database
let address = ''
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  database = openPool(made.connection, 2)
  address = addressOf(made.connection)
  drop = made.drop
})
afterAll(async () => {
  await database.close()
  await drop()
})
afterEach(() => vi.unstubAllEnvs())

const ground = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const day = { year: 2026, month: 1, day: 1 }
const place = ['--place', 'London', '--latitude', '51.507', '--longitude', '-0.128']
const imports = {
  timetable: {
    file: tableCsv(madeUpDays(ground, day, day)),
    described: [...place, '--time-zone', 'Europe/London', '--source', 'A test'],
    id: 'london-2026',
  },
  translation: {
    file: writeFormats.numbered(fakeTranslation()),
    described: ['--language', 'fa', '--name', 'Sample', '--licence', 'For tests'],
    id: 'fa.sample',
  },
} as const

/** Holds the lock of another import until the returned function is called. */
async function anotherImport() {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let runs = () => {}
  const running = new Promise<void>((resolve) => {
    runs = resolve
  })
  const held = database.db.transaction(async (run) => {
    await lockImports(run)
    runs()
    await finished
  })
  await running
  return () => {
    finish()
    return held
  }
}

it.each(['timetable', 'translation'] as const)('a %s waits for another import and says so', async (kind) => {
  vi.stubEnv('DATABASE_URL', address)
  const data = tempFolder(onTestFinished)
  const { file, described, id } = imports[kind]
  writeFileSync(join(data, 'file'), file)
  const said: string[] = []
  const run = (...args: string[]) => runImport([kind, ...args, '--data-dir', data], (line) => said.push(line))
  for (const [args, done] of [
    [[join(data, 'file'), ...described], `Imported ${id}`],
    [['--remove', id], `Removed ${id}`],
  ] as const) {
    const finish = await anotherImport()
    const importing = run(...args)
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/^Another import is running/), { timeout: 60_000 })
    expect(said.some((line) => line.startsWith(done))).toBe(false)
    await finish()
    await importing
    expect(said.filter((line) => line.startsWith('Another import'))).toHaveLength(1)
    expect(said.some((line) => line.startsWith(done))).toBe(true)
    said.length = 0
  }
})

it('waits for nobody in a folder without a database', async () => {
  vi.stubEnv('DATABASE_URL', '')
  const data = tempFolder(onTestFinished)
  const { file, described } = imports.timetable
  writeFileSync(join(data, 'file'), file)
  const said: string[] = []
  const finish = await anotherImport()
  await runImport(['timetable', join(data, 'file'), ...described, '--data-dir', data], (line) =>
    said.push(line),
  )
  await finish()
  expect(said.some((line) => line.startsWith('Imported london-2026'))).toBe(true)
})
