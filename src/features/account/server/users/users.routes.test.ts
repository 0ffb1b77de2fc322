import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'

let server: TestApp
let admin: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  admin = await signUp(server, 'amina', 'admin')
  await signUp(server, 'bilal', 'content_manager')
  await signUp(server, 'cem')
})
afterAll(() => server.close())

const names = async (query: string) => {
  const { body } = await admin.ask('GET', `/api/admin/users?${query}`)
  return body.data.map(({ username }: { username: string }) => username)
}

describe('the list of users', () => {
  it('has the newest first, with their role and devices', async () => {
    const { status, body } = await admin.ask('GET', '/api/admin/users')
    expect(status).toBe(200)
    expect(body.pagination).toMatchObject({ page: 1, total: 3, totalPages: 1 })
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      username: 'cem',
      firstName: null,
      lastName: null,
      email: 'cem@mail.example',
      role: null,
      status: 'active',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      devices: 1,
    })
  })

  it.each([
    ['search=BIL', ['bilal']],
    ['search=mail.example&sort=username', ['amina', 'bilal', 'cem']],
    ['sort=-username', ['cem', 'bilal', 'amina']],
    ['role=content_manager', ['bilal']],
    ['role=none', ['cem']],
    ['status=suspended', []],
    ['sort=username&limit=1&page=2', ['bilal']],
    ['search=%25', []],
    ['search=_', []],
  ])('answers %s', async (query, expected) => expect(await names(query)).toEqual(expected))

  it('rejects an unknown order', async () => {
    const { status, body } = await admin.ask('GET', '/api/admin/users?sort=password_hash')
    expect([status, body.error.fields[0].field]).toEqual([400, 'sort'])
  })
})

describe('the export of users', () => {
  it('has every row that matches, as JSON or CSV', async () => {
    const json = await admin.ask('GET', '/api/admin/users/export?format=json&role=none')
    expect(json.body.map(({ username }: { username: string }) => username)).toEqual(['cem'])
    const csv = await admin.ask('GET', '/api/admin/users/export?search=bilal')
    expect(csv.text.split('\r\n')).toEqual([
      '\uFEFFid,username,firstName,lastName,email,role,status,createdAt,lastSeenAt,devices',
      expect.stringMatching(/,bilal,,,bilal@mail.example,content_manager,active,.*,1$/),
      '',
    ])
  })

  it('reads more rows than one batch, each once', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => ({
      email: `n${at}@many.example`,
      emailKey: `n${at}@many.example`,
      username: `n${at}`,
      usernameKey: `n${at}`,
      createdAt: new Date(),
      passwordChangedAt: new Date(),
    }))
    await server.services.database.db.insert(accounts).values(rows)
    const { body } = await admin.ask('GET', '/api/admin/users/export?format=json&search=many.example')
    expect(new Set(body.map(({ username }: { username: string }) => username)).size).toBe(2500)
    expect(body).toHaveLength(2500)
  })
})
