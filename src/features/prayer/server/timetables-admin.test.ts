import { readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { tableCsv } from '../core/table/table-csv.ts'
import { madeUpDays } from '../core/table/testing/made-up-table.ts'
import { TIMETABLE_BYTES } from '../core/table/timetable-bytes.ts'
import { tablesFolder } from './tables/stored-table.ts'

const ground = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const range = [
  { year: 2026, month: 11, day: 20 },
  { year: 2026, month: 12, day: 20 },
] as const
const days = madeUpDays(ground, ...range)
const csv = tableCsv(days)
const other = tableCsv(madeUpDays(ground, ...range, 3))
const described = {
  place: 'London',
  latitude: '51.507',
  longitude: '-0.128',
  timeZone: 'Europe/London',
  source: 'A test',
}
const URL = '/api/admin/timetables'

let server: TestApp
let amina: TestPerson
let folder = ''
const cleanUp: (() => void)[] = []
beforeAll(async () => {
  const data = tempFolder((clean) => cleanUp.push(clean as () => void))
  folder = tablesFolder(data)
  server = await testApp({
    features: serverFeatures,
    settings: { DATA_DIR: data },
    clock: () => new Date('2026-11-25T12:00:00Z'),
  })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(async () => {
  await server.close()
  for (const clean of cleanUp) clean()
})

const send = (file: string | Buffer, query: Readonly<Record<string, string>> = {}) =>
  amina.ask('POST', `${URL}/import?${new URLSearchParams({ ...described, ...query })}`, file, {
    'content-type': 'application/octet-stream',
  })
const store = (file: string, query: Readonly<Record<string, string>> = {}) =>
  send(file, { mode: 'import', ...query })
const act = (action: string, id: string) => amina.ask('POST', `${URL}/actions`, { action, ids: [id] })
const listed = async (query = ''): Promise<readonly { readonly id: string }[]> =>
  (await amina.ask('GET', URL + query)).body.data
const ids = async (query = '') => (await listed(query)).map(({ id }) => id)
const timesIn = async (latitude: number) =>
  (await server.app.inject({ url: `/api/prayer-times?latitude=${latitude}&longitude=-0.128` })).json()
const logged = async (id: string) =>
  (await server.services.database.db.select().from(auditLog)).filter(({ itemId }) => itemId === id)
const fieldsOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.error.fields

describe('an official timetable', () => {
  it('is checked without storing it, then imported, and replaces the calculated times', async () => {
    const checked = await send(csv)
    expect(checked.body).toMatchObject({
      id: 'london-2026',
      problemCount: 0,
      existing: null,
      isStored: false,
    })
    expect(checked.body.days).toEqual(days)
    expect(await ids()).toEqual([])
    expect((await timesIn(51.5)).source.kind).toBe('calculated')

    expect((await store(csv)).body).toMatchObject({ isStored: true })
    expect(await listed()).toMatchObject([
      {
        ...{ id: 'london-2026', name: 'London', source: 'A test', licence: null, radiusKm: 25 },
        ...{ firstDay: '2026-11-20', lastDay: '2026-12-20', dayCount: 31, state: 'ending' },
      },
    ])
    expect((await timesIn(51.5)).source).toMatchObject({ kind: 'table', id: 'london-2026' })
    expect((await amina.ask('GET', `${URL}/london-2026`)).body.days).toEqual(days)
    expect((await amina.ask('GET', `${URL}/london-2026/file`)).text).toBe(csv)
    expect((await send(csv)).body.isUnchanged).toBe(true)
  })

  it('is replaced only in the version that was seen', async () => {
    const query = { id: 'replaced' }
    await store(csv, query)
    expect((await store(other, query)).body.error.code).toBe('slug_taken')
    const { existing } = (await send(other, query)).body
    expect((await store(other, { ...query, replaces: existing.version })).body.isStored).toBe(true)
    const again = await store(csv, { ...query, replaces: existing.version })
    expect(again.body.error.code).toBe('version_conflict')
    expect((await store(csv, { id: 'gone', replaces: 'x' })).body.error.code).toBe('version_conflict')
    const changes = await logged('replaced')
    expect(changes.map(({ action, before }) => [action, before === null])).toEqual([
      ['import', true],
      ['import', false],
    ])
    expect(Object.keys(changes[1]?.after ?? {})).toEqual(['version'])
  })

  it('is stored once if two import it at the same time', async () => {
    const answers = await Promise.all([csv, other].map((file) => store(file, { id: 'twice' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await logged('twice')).toHaveLength(1)
  })

  it('is deleted, restored and logged', async () => {
    await store(csv, { id: 'north', latitude: '53', place: 'North' })
    expect((await act('delete', 'north')).body).toEqual({ done: ['north'], refused: [] })
    expect(await ids()).not.toContain('north')
    expect((await timesIn(53)).source.kind).toBe('calculated')
    expect((await amina.ask('GET', `${URL}/north`)).status).toBe(404)
    expect((await act('delete', 'north')).body.refused).toEqual([{ id: 'north', code: 'not_found' }])
    await act('restore', 'north')
    expect((await timesIn(53)).source).toMatchObject({ id: 'north' })
    await act('delete', 'north')
    await store(other, { id: 'north' })
    expect((await act('restore', 'north')).body.refused).toEqual([{ id: 'north', code: 'slug_taken' }])
    const changes = await logged('north')
    expect(changes.map(({ action }) => action)).toEqual(['import', 'delete', 'restore', 'delete', 'import'])
    expect(changes[1]).toMatchObject({ itemType: 'timetable', actorId: amina.id, before: { dayCount: 31 } })
  })

  it('is listed and read with its days while it can be restored', async () => {
    await store(csv, { id: 'south', place: 'South' })
    const deleted = '?state=deleted&search=south'
    expect(await ids(deleted)).toEqual([])
    await act('delete', 'south')
    expect(await listed(deleted)).toMatchObject([
      { id: 'south', name: 'South', state: 'deleted', dayCount: 31 },
    ])
    expect((await amina.ask('GET', `${URL}/south?state=deleted`)).body).toMatchObject({
      state: 'deleted',
      days,
    })
    expect((await amina.ask('GET', `${URL}/south/file?state=deleted`)).text).toBe(csv)
    const aMonthAgo = new Date(Date.now() - 31 * 86_400_000)
    await utimes(join(folder, 'removed', 'south.json'), aMonthAgo, aMonthAgo)
    expect(await ids(deleted)).toEqual([])
    expect((await act('restore', 'south')).body.refused).toEqual([{ id: 'south', code: 'not_found' }])
  })

  it('is not logged if it can’t be written', async () => {
    const long = 'a'.repeat(60)
    expect((await act('delete', long)).body.refused).toHaveLength(1)
    expect(await logged(long)).toEqual([])
  })

  it('is found by its words and its state', async () => {
    await store(csv, { id: 'leeds', place: 'Leeds', source: 'Somebody' })
    expect(await ids('?search=SOMEbody')).toEqual(['leeds'])
    expect(await ids('?search=leeds&state=ended')).toEqual([])
    expect(await ids('?sort=name&limit=1')).toEqual(['leeds'])
    expect((await ids('?sort=-name')).at(-1)).toBe('leeds')
  })
})

describe('a file with problems', () => {
  it('is refused with every line', async () => {
    const [, , asr] = [days[0], days[1], days[2]?.asr ?? '']
    const wrong = csv.replace(`,${asr},`, ',25:10,').replace('2026-11-25', '25.11.2026')
    const { body } = await store(wrong, { id: 'wrong' })
    expect(body).toMatchObject({ isStored: false, problemCount: 3 })
    expect(body.problems).toEqual([
      { line: 4, code: 'not_a_time', values: { column: 'asr', value: '25:10' } },
      { line: 7, code: 'not_a_date', values: { value: '25.11.2026' } },
      expect.objectContaining({ line: 8, code: 'missing_date' }),
    ])
    expect(await ids()).not.toContain('wrong')
    expect(await logged('wrong')).toEqual([])
  })

  it.each([
    ['nothing', '', 'empty'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'missing_column'],
    ['a bomb of rows', `${csv}\n${'a\n'.repeat(400_000)}`, 'too_many_days'],
    ['JSON of something else', '{"days": 5}', 'not_json'],
    ['Latin-1', Buffer.from('date,fajr\n2026-01-01,caf\xe9', 'latin1'), 'not_utf8'],
    ['UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le'), 'not_text'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 'compressed'],
  ])('is refused if it has %s', async (_, file, code) => {
    expect(fieldsOf(await store(file as string))).toEqual([{ field: 'file', code }])
  })

  it('is refused if it is too large, or not sent as a file', async () => {
    expect((await send(Buffer.alloc(TIMETABLE_BYTES + 1, 'a'))).status).toBe(413)
    expect((await amina.ask('POST', `${URL}/import`, { rows: [] })).body.error.code).toBe('unsupported_type')
  })

  it.each([
    [
      { place: '', source: ' ', latitude: '91' },
      ['place missing', 'source missing', 'latitude not_a_number'],
    ],
    [{ timeZone: 'Europe/Atlantis' }, ['timeZone not_a_zone']],
    [{ id: '../../etc/passwd' }, ['id not_an_id']],
    [{ id: '..' }, ['id not_an_id']],
    [{ place: 'لندن' }, ['id missing']],
    [{ source: 'a\u202eb' }, ['source not_shown']],
    [{ licence: 'x'.repeat(601) }, ['licence too_long']],
  ])('is refused with the details %j', async (query, problems) => {
    const fields: readonly { field: string; code: string }[] = fieldsOf(await store(csv, query))
    expect(fields.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
  })

  it('never leaves the folder by its name', async () => {
    const { body } = await send(csv, { place: '../../../London\\..' })
    expect(body.id).toBe('london-2026')
    expect((await amina.ask('GET', `${URL}/${encodeURIComponent('../secret')}`)).status).toBe(400)
    expect((await act('restore', '../london-2026')).status).toBe(400)
    expect(readdirSync(folder).every((name) => name === 'removed' || name.endsWith('.json'))).toBe(true)
  })
})
