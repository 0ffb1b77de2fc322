import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { rafiqVersion } from '#shared/server/rafiq-version.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { errorCauses } from './error-causes.table.ts'
import { errorClaims } from './error-claims.table.ts'

const PATH = '/api/admin/error-claims'
let now = new Date('2026-11-25T08:00:00Z')
let server: TestApp
let admin: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  admin = await signUp(server, 'amina', 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-25T08:00:00Z')
  await server.services.database.db.delete(errorClaims)
  await server.services.database.db.delete(errorCauses)
})

let sent = 0
async function report(message: string, more: object = {}) {
  sent += 1
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/error-claims',
    payload: {
      id: `claim-${sent}`,
      timestamp: now.toISOString(),
      component: 'reader',
      errorType: 'TypeError',
      message,
      browserInfo: 'Mozilla/5.0 Firefox/128.0',
      severity: 'critical',
      ...more,
    },
  })
  return answer.json()
}
const listed = async (query = '') => (await admin.ask('GET', `${PATH}?${query}`)).body.data
const act = (action: string, id: string, more: object = {}) =>
  admin.ask('POST', `${PATH}/actions`, { action, ids: [id], ...more })

describe('the list of causes', () => {
  it('has claims of one cause in one row, with the first and the last time', async () => {
    await report('surah 7 is missing')
    now = new Date('2026-11-25T09:00:00Z')
    await report('surah 9 is missing')
    await report('no answer')
    const rows = await listed('sort=-count')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      message: 'surah … is missing',
      count: 2,
      state: 'open',
      version: rafiqVersion(),
      firstSeenAt: '2026-11-25T08:00:00.000Z',
      lastSeenAt: '2026-11-25T09:00:00.000Z',
    })
  })

  it('counts a repeated claim once', async () => {
    await report('no answer', { id: 'same' })
    await report('no answer', { id: 'same' })
    expect(await listed()).toMatchObject([{ count: 1 }])
  })

  it('searches and filters', async () => {
    await report('no answer')
    await report('no place', { severity: 'low' })
    expect(await listed('search=PLACE')).toMatchObject([{ message: 'no place' }])
    expect(await listed('severity=critical')).toMatchObject([{ message: 'no answer' }])
    expect(await listed('state=ignored')).toEqual([])
    expect((await admin.ask('GET', `${PATH}?state=lost`)).status).toBe(400)
  })

  it('is exported', async () => {
    await report('no answer')
    const { text } = await admin.ask('GET', `${PATH}/export?format=csv`)
    expect(text).toContain('no answer')
  })
})

describe('a cause', () => {
  it('has the versions, browsers, pages, actions and the last stack of its claims', async () => {
    const doing = { userAction: 'render /prayer', page: '/quran/reader/2' }
    await report('no answer', { stackTrace: 'at a (/a.js:1:1)', ...doing })
    await report('no answer', { stackTrace: 'at a (/a.js:2:2)', ...doing, browserInfo: '' })
    const [{ id }] = await listed()
    const { body } = await admin.ask('GET', `${PATH}/${id}`)
    expect(body).toMatchObject({
      count: 2,
      versions: [{ name: rafiqVersion(), count: 2 }],
      browsers: [{ name: 'Firefox 128', count: 1 }],
      pages: [{ name: '/quran/reader/2', count: 2 }],
      userActions: [{ name: 'render /prayer', count: 2 }],
    })
    expect((await admin.ask('GET', `${PATH}/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('is fixed in a version, with its claims resolved and an entry in the audit log', async () => {
    await report('no answer')
    const [{ id }] = await listed()
    expect((await act('fix', id, { version: '9.0.0' })).body).toEqual({ done: [id], refused: [] })
    expect(await listed()).toMatchObject([{ state: 'fixed', fixedIn: '9.0.0' }])
    expect(await server.services.database.db.select().from(errorClaims)).toMatchObject([
      { status: 'resolved' },
    ])
    const { data } = (await admin.ask('GET', '/api/admin/audit-log?type=error-cause')).body
    expect(data[0]).toMatchObject({ action: 'fix', itemId: id, before: { state: 'open' } })
  })

  it('opens again when a version with the fix receives it, not before', async () => {
    await report('no answer')
    const [{ id }] = await listed()
    await act('fix', id, { version: '99.0.0' })
    expect(await report('no answer')).toMatchObject({ status: 'resolved' })
    expect(await listed()).toMatchObject([{ state: 'fixed', count: 2 }])
    await act('fix', id)
    expect(await report('no answer')).toMatchObject({ status: 'open' })
    expect(await listed()).toMatchObject([{ state: 'open', count: 3 }])
  })

  it('stays ignored', async () => {
    await report('no answer')
    const [{ id }] = await listed()
    await act('ignore', id)
    expect(await report('no answer')).toMatchObject({ status: 'resolved' })
    expect(await listed()).toMatchObject([{ state: 'ignored' }])
  })

  it('is open work until someone decides', async () => {
    const open = async () => {
      const { screens } = (await admin.ask('GET', '/api/admin/open-work')).body
      return screens.find(({ path }: { path: string }) => path === '/admin/error-claims')?.open
    }
    await report('no answer')
    expect(await open()).toBe(1)
    const [{ id }] = await listed()
    await act('ignore', id)
    expect((await open()) ?? 0).toBe(0)
  })

  it('has a version that can be compared', async () => {
    await report('no answer')
    const [{ id }] = await listed()
    expect((await act('fix', id, { version: 'next' })).status).toBe(400)
    expect((await act('fix', '0'.repeat(32))).body.refused).toMatchObject([{ code: 'not_found' }])
  })
})
