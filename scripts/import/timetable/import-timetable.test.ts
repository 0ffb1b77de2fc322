import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tableCsv } from '#features/prayer/core/table/table-csv.ts'
import { madeUpDays } from '#features/prayer/core/table/testing/made-up-table.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { ImportError } from '../import-error.ts'
import { runImport } from '../run-import.ts'

const ground = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const days = madeUpDays(ground, { year: 2026, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 })
const csv = tableCsv(days)
const json = JSON.stringify(days, undefined, 1)
const place = ['--place', 'London', '--latitude', '51.507', '--longitude', '-0.128']
const described = [...place, '--time-zone', 'Europe/London', '--source', 'Made up for a test']

/** A data folder, and a function that runs the importer in it and returns its output and errors. */
function importer() {
  const data = tempFolder(onTestFinished)
  const file = (content: string, name = 'table.csv') => {
    writeFileSync(join(data, name), content)
    return join(data, name)
  }
  const run = async (...args: string[]) => {
    const said: string[] = []
    try {
      await runImport(['timetable', ...args, '--data-dir', data], (line) => said.push(line))
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      return { said: said.join('\n'), refused: error.message }
    }
    return { said: said.join('\n'), refused: '' }
  }
  return { data, file, run }
}

describe('npm run import -- timetable', () => {
  it('imports a year, lists it, replaces it only on request, and removes it', async () => {
    const { data, file, run } = importer()
    const { said, refused } = await run(file(csv), ...described)
    expect(refused).toBe('')
    expect(said).toContain('Read 365 days, 2026-01-01 to 2026-12-31 (CSV).')
    expect(said).toContain(`Imported london-2026 (London, 25 km radius), in ${join(data, 'timetables')}.`)
    expect((await run(file(json, 'table.json'), ...described)).said).toContain('Already imported, unchanged:')
    const other = file(csv.replace('\n2026-12-31', '\n2026-12-32').replace(/\n2026-12-32.*/, ''), 'other.csv')
    expect((await run(other, ...described)).refused).toMatch(/london-2026 already exists.*--replace.*--id/)
    expect((await run(other, ...described, '--replace')).said).toContain('Replaced')
    expect((await run('--list')).said).toBe(
      'london-2026 · London · 25 km · 2026-01-01 to 2026-12-30 · Made up for a test',
    )
    expect((await run('--remove', 'london-2026')).said).toContain('Removed london-2026')
    expect((await run('--remove', 'london-2026')).refused).toContain('No imported timetable')
  })

  it('reads files of spreadsheets', async () => {
    const { file, run } = importer()
    const semicolons = `\uFEFF${csv.replace('dhuhr', 'Zuhr').replaceAll(',', ' ; ').replaceAll('\n', '\r\n')}\r\n`
    expect((await run(file(semicolons), ...described, '--dry-run')).said).toContain(
      'The id would be london-2026.',
    )
    const more = csv
      .split('\n')
      .map((line, index) => `${line},${index === 0 ? 'Jumuah' : '13:30'}`)
      .join('\n')
    expect((await run(file(more), ...described, '--dry-run')).said).toContain('Read 365 days')
    expect((await run(file(`{"days":${json}}`), ...described, '--dry-run')).said).toContain('(JSON)')
  })

  it('lists up to twenty lines with problems, in either format, and imports nothing', async () => {
    const { data, file, run } = importer()
    const asr = days[40]?.asr ?? ''
    const inCsv = await run(file(csv.replace(`${asr},`, '9:00,')), ...described)
    expect(inCsv.refused).toMatch(/^Nothing imported\. Read as CSV, the file has 1 problem:\nLine \d+: asr/)
    const late = json.split('\n').findIndex((line) => line.includes('2026-02-10'))
    const inJson = await run(file(json.replace('"2026-02-10"', '"10.2.2026"'), 'a.json'), ...described)
    expect(inJson.refused).toContain(`Line ${late + 1}: "10.2.2026" is not a date`)
    const every = await run(file(csv.replaceAll(/:(\d\d),/g, '.$1,')), ...described)
    expect(every.refused.split('\n')).toHaveLength(22)
    expect(every.refused).toMatch(/… and \d+ more\.$/)
    expect(readdirSync(data).toSorted()).toEqual(['a.json', 'table.csv'])
  })

  it.each([
    ['', described, 'the file is empty'],
    ['date,fajr\n2026-01-01,05:00', described, 'no column is named sunrise, dhuhr, asr, maghrib, isha'],
    [csv.replace('isha', 'asr'), described, 'no column is named isha'],
    ['[1, 2]', described, 'JSON is a list of days'],
    ['[{', described, 'it is not JSON'],
    [csv.replace('2026-01-01', '"2026-01-01'), described, 'it is not CSV'],
    [csv.split('\n')[0] ?? '', described, 'the file has no days.'],
    [csv, described.slice(2), '--place is missing'],
    [csv, [...described, '--latitude', '91'], '--latitude is a number from -90 to 90'],
    [csv, [...described, '--radius', '-5'], '--radius is a number'],
    [csv, [...described, '--time-zone', 'London'], '--time-zone is a name'],
    [csv, [...described, '--time-zone', 'Europe/Paris'], 'is the time zone right'],
    [csv, [...described, '--id', '../x'], '--id is small letters'],
    [csv, [...described, '--place', 'لندن'], 'no Latin letters'],
  ])('rejects %#', async (content, options, words) => {
    const { file, run } = importer()
    expect((await run(file(content), ...options)).refused).toContain(words)
  })
})
