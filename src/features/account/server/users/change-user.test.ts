import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import type { Role } from '#shared/core/roles.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'

let server: TestApp
let admin: TestPerson
let superAdmin: TestPerson
let cem: TestPerson

/** A server of its own for each test, because the tests count its administrators. */
beforeEach(async () => {
  await server?.close()
  server = await testApp({ features: serverFeatures })
  superAdmin = await signUp(server, 'sara', 'super_admin')
  admin = await signUp(server, 'amina', 'admin')
  cem = await signUp(server, 'cem')
})
afterAll(() => server.close())

const setRole = (by: TestPerson, of: TestPerson, role: Role | null) =>
  by.ask('PUT', `/api/admin/users/${of.id}/role`, { role })
const act = (by: TestPerson, of: TestPerson, action: string) =>
  by.ask('POST', '/api/admin/users/actions', { action, ids: [of.id] })
const signIn = ({ email, password }: TestPerson) =>
  server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
const isSignedIn = async (person: TestPerson) => (await person.ask('GET', '/api/auth/user')).status === 200

describe('a role', () => {
  it('is given, ends the sessions and is in the audit log', async () => {
    const answer = await setRole(admin, cem, 'support')
    expect([answer.status, answer.body.role, answer.body.devices]).toEqual([200, 'support', 0])
    expect(await isSignedIn(cem)).toBe(false)
    expect((await signIn(cem)).json().user.role).toBe('support')
    expect(await server.services.database.db.select().from(auditLog)).toMatchObject([
      {
        actorId: admin.id,
        action: 'role',
        itemType: 'user',
        itemId: cem.id,
        before: { role: null },
        after: { role: 'support' },
      },
    ])
  })

  it('of administrators is decided by a super_admin alone', async () => {
    for (const answer of [
      await setRole(admin, cem, 'admin'),
      await setRole(admin, superAdmin, null),
      await setRole(admin, admin, 'super_admin'),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([403, 'super_admin_needed'])
    }
    expect((await setRole(superAdmin, cem, 'admin')).status).toBe(200)
  })

  it('that the last super_admin has stays', async () => {
    const answer = await setRole(superAdmin, superAdmin, 'admin')
    expect([answer.status, answer.body.error.code]).toEqual([409, 'last_administrator'])
    await setRole(superAdmin, cem, 'super_admin')
    expect((await setRole(superAdmin, superAdmin, 'admin')).status).toBe(200)
  })

  it('that two super_admins take from each other at the same time stays with one', async () => {
    const other = await signUp(server, 'safiya', 'super_admin')
    const answers = await Promise.all([setRole(superAdmin, other, null), setRole(other, superAdmin, null)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    const still = [await signIn(superAdmin), await signIn(other)].map((each) => each.json().user.role)
    expect(still.filter((role) => role === 'super_admin')).toHaveLength(1)
  })
})

describe('a suspension', () => {
  it('ends the sessions and refuses to sign in until it is lifted', async () => {
    expect((await act(admin, cem, 'suspend')).body).toEqual({ done: [cem.id], refused: [] })
    expect(await isSignedIn(cem)).toBe(false)
    const refused = await signIn(cem)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'account_suspended'])
    const listed = await admin.ask('GET', '/api/admin/users?status=suspended')
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([cem.id])
    await act(admin, cem, 'restore')
    expect((await signIn(cem)).statusCode).toBe(200)
  })

  it('does not reveal itself without the password', async () => {
    await act(admin, cem, 'suspend')
    const answer = await signIn({ ...cem, password: 'another seven lanterns' })
    expect(answer.json().error.code).toBe('wrong_credentials')
  })

  it.each([
    ['of oneself', () => act(admin, admin, 'suspend'), 'own_account'],
    ['of a super_admin by an admin', () => act(admin, superAdmin, 'suspend'), 'super_admin_needed'],
  ])('%s is refused', async (_, suspend, code) => {
    expect((await suspend()).body.refused).toMatchObject([{ code }])
  })

  it('of two administrators by each other at the same time leaves one', async () => {
    const other = await signUp(server, 'safiya', 'super_admin')
    await Promise.all([act(superAdmin, other, 'suspend'), act(other, superAdmin, 'suspend')])
    const statuses = [(await signIn(superAdmin)).statusCode, (await signIn(other)).statusCode]
    expect(statuses).toContain(200)
  })
})

it('ends the sessions of an account, which may sign in again', async () => {
  await act(admin, cem, 'end-sessions')
  expect(await isSignedIn(cem)).toBe(false)
  expect((await signIn(cem)).statusCode).toBe(200)
})

it('does not delete the last administrator', async () => {
  const remove = (person: TestPerson) =>
    person.ask('POST', '/api/account/deletion', { password: person.password })
  const answer = await remove(superAdmin)
  expect([answer.status, answer.body.error.code]).toEqual([409, 'last_administrator'])
  expect((await remove(admin)).status).toBe(200)
})
