import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeDurably } from '#shared/server/durable-file.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { tableDetails } from '../../core/table/table-details.ts'
import { madeUpDays } from '../../core/table/testing/made-up-table.ts'
import { importedTables } from './imported-tables.ts'
import { removeTable, restoreTable, saveTable } from './save-table.ts'

const london = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const range = [
  { year: 2026, month: 3, day: 1 },
  { year: 2026, month: 3, day: 31 },
] as const
const days = madeUpDays(london, ...range)
const other = madeUpDays(london, ...range, 3)
const details = tableDetails(
  {
    place: 'London',
    latitude: '51.507',
    longitude: '-0.128',
    'time-zone': 'Europe/London',
    source: 'A test',
  },
  [2026],
)
const log = pino({ level: 'silent' })
const found = (root: string) => importedTables(root, log).current()

describe('the folder of imported timetables', () => {
  it('stores a table, replaces it only on request, and removes it', async () => {
    const root = join(tempFolder(onTestFinished), 'new', 'timetables')
    expect(await found(root)).toEqual([])
    expect(await saveTable(root, details, days, { replace: false })).toBe('added')
    expect(await saveTable(root, details, days, { replace: false })).toBe('unchanged')
    const [first] = await found(root)
    expect(first).toMatchObject({ ...details, id: 'london-2026', radiusKm: 25 })
    expect(first?.days.size).toBe(31)
    expect(await saveTable(root, details, other, { replace: false })).toBe('taken')
    expect(await found(root)).toEqual([first])
    expect(await saveTable(root, details, other, { replace: true })).toBe('replaced')
    expect((await found(root)).map(({ version }) => version)).not.toEqual([first?.version])
    expect(await removeTable(root, 'london-2026')).toBe(true)
    expect(await removeTable(root, 'london-2026')).toBe(false)
    expect(await found(root)).toEqual([])
  })

  it('restores a removed table for 30 days, unless another took its id', async () => {
    const root = tempFolder(onTestFinished)
    await saveTable(root, details, days, { replace: false })
    await removeTable(root, details.id)
    expect(await restoreTable(root, details.id)).toBe('restored')
    expect(await restoreTable(root, details.id)).toBe('missing')
    expect((await found(root))[0]?.days.size).toBe(31)
    await removeTable(root, details.id)
    await saveTable(root, details, other, { replace: false })
    expect(await restoreTable(root, details.id)).toBe('taken')
    const long = new Date(Date.now() - 31 * 86_400_000)
    utimesSync(join(root, 'removed', 'london-2026.json'), long, long)
    await saveTable(root, { ...details, id: 'leeds-2026' }, days, { replace: false })
    await removeTable(root, 'leeds-2026')
    expect(readdirSync(join(root, 'removed'))).toEqual(['leeds-2026.json'])
  })

  it('has no partial table after a full disk', async () => {
    const root = tempFolder(onTestFinished)
    await saveTable(root, details, days, { replace: false })
    const before = readFileSync(join(root, 'london-2026.json'), 'utf8')
    const full = async (path: string, text: string) => {
      await writeDurably(path, text.slice(0, 100))
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    }
    await expect(saveTable(root, details, other, { replace: true, write: full })).rejects.toThrow('full')
    expect(readdirSync(root)).toEqual(['london-2026.json'])
    expect(readFileSync(join(root, 'london-2026.json'), 'utf8')).toBe(before)
  })

  it('ignores changed, truncated and renamed files, logs them, and allows a new import', async () => {
    const root = tempFolder(onTestFinished)
    await saveTable(root, details, days, { replace: false })
    const path = join(root, 'london-2026.json')
    const text = readFileSync(path, 'utf8')
    cpSync(path, join(root, 'leeds-2026.json'))
    writeFileSync(join(root, 'cut-2026.json'), text.slice(0, 500))
    writeFileSync(join(root, '.new-1-2-york-2026'), text)
    writeFileSync(path, text.replace('"name":"London"', '"name":"Leeds"'))
    const said: string[] = []
    const listening = pino({ level: 'error' }, { write: (line) => said.push(JSON.parse(line).msg) })
    expect(await importedTables(root, listening).current()).toEqual([])
    expect(said.map((line) => line.replace(/ is not whole.*/, '')).toSorted()).toEqual(
      ['cut', 'leeds', 'london'].map((name) => `the imported timetable ${name}-2026`),
    )
    expect(await saveTable(root, details, other, { replace: false })).toBe('added')
    expect(await found(root)).toHaveLength(1)
  })

  it('is checked again after a second, and changes its version with its content', async () => {
    const root = tempFolder(onTestFinished)
    let now = 0
    const watched = importedTables(root, log, () => now)
    const count = async () => (await watched.current()).length
    expect([await count(), watched.version()]).toEqual([0, 0])
    await saveTable(root, details, days, { replace: false })
    expect([await count(), watched.version()]).toEqual([0, 0])
    now += 1000
    expect([await count(), watched.version()]).toEqual([1, 1])
    now += 1000
    expect([await count(), watched.version()]).toEqual([1, 1])
    await saveTable(root, details, other, { replace: true })
    now += 1000
    expect([await count(), watched.version()]).toEqual([1, 2])
    await removeTable(root, details.id)
    now += 1000
    expect([await count(), watched.version()]).toEqual([0, 3])
  })
})
