import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courses } from '#features/courses/server/courses.table.ts'
import { islamicNames } from '#features/islamic-names/server/islamic-names.table.ts'
import { mosques } from '#features/mosques/server/mosques.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { buildApp } from './build-app.ts'

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await testApp({
    build: async (services) => buildApp(services),
    clock: () => new Date('2026-11-23T12:00:00Z'),
  })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { email: 'admin@mail.example', password: 'seven quiet lanterns' },
  })
  await giveRole(server.services.database, answer.json().user.id, 'content_manager')
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'admin@mail.example', password: 'seven quiet lanterns' },
  })
  const cookies = [signedIn.headers['set-cookie']].flat().map((line) => String(line).split(';')[0])
  headers = { cookie: cookies.join('; '), 'x-session-id': signedIn.json().sessionId }
})
afterAll(() => server.close())

async function read(query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: '/api/admin/analytics', query, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

describe('GET /api/admin/analytics', () => {
  it('counts the content and the last thirty days, and may not be stored', async () => {
    const { status, headers, body } = await read()
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ audio: 0, from: '2026-10-25', to: '2026-11-23', views: 0, pages: [] })
    expect(body.days).toHaveLength(30)
    expect(body.names).toBeGreaterThan(500)
    expect(body.courses).toBeGreaterThan(0)
  })

  it.each([
    ['courses', courses],
    ['mosques', mosques],
    ['names', islamicNames],
  ] as const)('leaves out deleted %s', async (figure, table) => {
    const { db } = server.services.database
    const before = (await read()).body[figure]
    await db.execute(sql`
      update ${table} set deleted_at = now()
      where ctid = (select ctid from ${table} where deleted_at is null limit 1)`)
    expect((await read()).body[figure]).toBe(before - 1)
  })

  it.each([
    ['from', { from: '2026-02-30' }],
    ['to', { to: 'today' }],
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['from', { from: '2025-11-01', to: '2026-11-02' }],
  ])('names the field %s when it is wrong', async (field, query) => {
    const { status, body } = await read(query)
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })

  it('reads a whole leap year', async () => {
    expect((await read({ from: '2024-01-01', to: '2024-12-31' })).body.days).toHaveLength(366)
  })
})
