import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { DatabaseTable } from '../core/database.contract.ts'

const now = new Date('2026-11-25T08:00:00Z')
let server: TestApp
let admin: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  admin = await signUp(server, 'amina', 'admin')
})
afterAll(() => server.close())

const tables = async (query = ''): Promise<DatabaseTable[]> =>
  (await admin.ask('GET', `/api/admin/database/tables?limit=100&${query}`)).body.data
const vacuum = (...names: string[]) => admin.ask('POST', '/api/admin/database/vacuums', { tables: names })

it('tells the version, the size and the migrations, all of them applied', async () => {
  const { body } = await admin.ask('GET', '/api/admin/database')
  expect(body.version).toMatch(/^\d+/)
  expect(body.bytes).toBeGreaterThan(1_000_000)
  expect(body.migrations.length).toBeGreaterThan(1)
  expect(body.migrations.every(({ isApplied }: { isApplied: boolean }) => isApplied)).toBe(true)
  expect(body.newerMigrations).toBe(0)
})

it('tells migrations that are missing, and those of a newer version', async () => {
  const { db } = server.services.database
  const { migrations } = (await admin.ask('GET', '/api/admin/database')).body
  const [latest] = migrations
  const move = (from: number, to: number) =>
    db.execute(`update drizzle.__drizzle_migrations set created_at = ${to} where created_at = ${from}`)
  const written = Date.parse(latest.createdAt)
  await move(written, 1)
  const { body } = await admin.ask('GET', '/api/admin/database')
  await move(1, written)
  expect(body.migrations[0]).toEqual({ ...latest, isApplied: false })
  expect(body.newerMigrations).toBe(1)
})

describe('the list of tables', () => {
  it('has the largest first, and only our own', async () => {
    const listed = await tables()
    const sizes = listed.map(({ tableBytes, indexBytes }) => tableBytes + indexBytes)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const names = listed.map(({ name }) => name)
    expect(names).toContain('mosques')
    expect(names).not.toContain('__drizzle_migrations')
  })

  it('finds and sorts by name', async () => {
    const names = (await tables('search=MOSQUE&sort=-name')).map(({ name }) => name)
    expect(names).toEqual(['mosques', 'mosque_suggestions', 'mosque_areas'])
  })
})

describe('a vacuum', () => {
  it('frees dead rows, takes statistics and is in the audit log', async () => {
    const { db } = server.services.database
    await db.execute(
      `insert into mosque_areas (area, fetched_at) select n::text, now() from generate_series(1, 500) n`,
    )
    await db.execute('delete from mosque_areas')
    // Otherwise the connections count what they changed after the vacuum.
    await Promise.all(Array.from({ length: 8 }, () => db.execute('select pg_stat_force_next_flush()')))
    expect((await vacuum('mosque_areas')).body).toEqual({ done: ['mosque_areas'], refused: [] })
    const [table] = await tables('search=mosque_areas')
    expect(table).toMatchObject({ rows: 0, deadRows: 0, vacuumedAt: expect.any(String) })
    expect(table?.analyzedAt).not.toBeNull()
    const { data } = (await admin.ask('GET', '/api/admin/audit-log?type=table')).body
    expect(data).toMatchObject([{ actor: 'amina', action: 'vacuum', itemId: 'mosque_areas' }])
  })

  it.each(['nothing', 'pg_class', 'mosques; drop table mosques', 'Mosques'])(
    'refuses %s, which is no table',
    async (name) => {
      expect((await vacuum(name)).body).toEqual({ done: [], refused: [{ id: name, code: 'not_found' }] })
    },
  )

  it('gives up on a table that other maintenance holds, and does the others', async () => {
    const other = new pg.Client(server.services.database.connection)
    await other.connect()
    await other.query('begin')
    await other.query('lock table mosque_areas in share update exclusive mode')
    const { body } = await vacuum('mosque_areas', 'mosque_suggestions')
    await other.end()
    expect(body).toEqual({
      done: ['mosque_suggestions'],
      refused: [{ id: 'mosque_areas', code: 'table_busy' }],
    })
  })

  it('is limited to a few a minute', async () => {
    const limited = await testApp({ features: serverFeatures, settings: { RATE_LIMIT: 600 } })
    const person = await signUp(limited, 'amina', 'admin')
    const codes: number[] = []
    for (let at = 0; at < 7; at += 1)
      codes.push((await person.ask('POST', '/api/admin/database/vacuums', { tables: ['nothing'] })).status)
    await limited.close()
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})
