import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { deleteClosedAccounts } from '../delete-account.ts'
import { PASSWORD, testDevice } from '../testing/device.ts'
import {
  createByOperator,
  deleteByOperator,
  listByOperator,
  type Operator,
  resetByOperator,
  roleByOperator,
} from './commands.ts'
import { createFirstAdministrator } from './first-administrator.ts'

const NEW = 'eight quiet lanterns'
const circle = {
  ...{ title: 'Sample circle', topic: 'quran', description: 'Invented for a test: we read a page slowly.' },
  ...{ place: 'Library', link: '', repeats: 'weekly', firstDay: '2026-10-16', time: '19:00' },
  ...{ timeZone: 'Europe/London', minutes: 60, capacity: 5 },
}
let server: TestApp
let operator: Operator
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  operator = {
    database: server.services.database,
    settings: { PUBLIC_URL: 'https://rafiq.example', PORT: 3000 },
    now: () => new Date(),
  }
})
afterAll(() => server.close())

const device = () => testDevice(server.app)

describe('the operator', () => {
  it('creates an administrator and shows the password once', async () => {
    const [made, shown] = await createByOperator(operator, 'Root@mail.example', 'super_admin')
    expect(made).toMatch(/^Created Root@mail\.example \(Root-\d{5}\), super_admin\.$/)
    const password = shown?.split(': ')[1] ?? ''
    expect(password.split(' ')).toHaveLength(6)
    const answer = await device().login('root@mail.example', password)
    expect(answer.json().user.role).toBe('super_admin')
    expect(await listByOperator(operator)).toEqual([made?.slice('Created '.length, -1)])
    await expect(createByOperator(operator, 'ROOT@mail.example', undefined)).rejects.toThrow('already exists')
    await expect(createByOperator(operator, 'no address', undefined)).rejects.toThrow(
      'is not an email address',
    )
    await expect(createByOperator(operator, 'b@mail.example', 'king')).rejects.toThrow(
      'is not a role. Roles:',
    )
  })

  it('creates a reset link', async () => {
    await device().register('forgot@mail.example')
    const [link = ''] = await resetByOperator(operator, 'forgot@mail.example')
    expect(link).toMatch(/^https:\/\/rafiq\.example\/reset\?token=/)
    const body = { token: new URL(link).searchParams.get('token'), password: NEW }
    expect((await device().call('POST', '/api/auth/resets', body)).statusCode).toBe(200)
    expect((await device().login('forgot@mail.example', NEW)).statusCode).toBe(200)
    await expect(resetByOperator(operator, 'nobody@mail.example')).rejects.toThrow('No account for')
  })

  it('changes roles, which ends sessions', async () => {
    const me = device()
    await me.register('role@mail.example')
    expect((await roleByOperator(operator, 'role@mail.example', 'recitor'))[0]).toContain('recitor')
    expect(await me.status()).toBe(401)
    await me.login('role@mail.example')
    expect((await me.call('GET', '/api/auth/user')).json().role).toBe('recitor')
    await roleByOperator(operator, 'role@mail.example', 'none')
    expect((await me.login('role@mail.example')).json().user.role).toBeNull()
  })

  it('closes an account, which the hourly job deletes with its discussions and circles', async () => {
    const [me, other] = [device(), device()]
    await me.register('gone@mail.example')
    await other.register('stays@mail.example')
    const thread = { title: 'A private matter', text: 'Invented for a test.', hadith: '' }
    const alone = (await me.call('POST', '/api/discussions', thread)).json().id
    const shared = (await me.call('POST', '/api/discussions', thread)).json().id
    await other.call('POST', `/api/discussions/${shared}/posts`, { text: 'Stays' })
    const { id } = (await me.call('POST', '/api/circles', circle)).json()
    expect((await other.call('PUT', `/api/circles/${id}/membership`, {})).statusCode).toBe(200)

    expect((await deleteByOperator(operator, 'gone@mail.example')).join()).toContain('within an hour')
    expect((await me.login('gone@mail.example')).statusCode).toBe(401)
    await expect(deleteByOperator(operator, 'gone@mail.example')).rejects.toThrow('No account for')
    await deleteClosedAccounts(operator.database, server.app.accountDataSources)

    const read = async (url: string) => (await other.call('GET', url)).json()
    expect((await other.call('GET', `/api/discussions/${alone}`)).statusCode).toBe(404)
    expect(await read(`/api/discussions/${shared}`)).toMatchObject({ title: '', opening: null, replies: 1 })
    expect((await read('/api/discussions?search=private')).threads).toEqual([])
    expect((await read('/api/circle-notices')).notices).toMatchObject([{ title: circle.title }])
  })
})

describe('the last administrator', () => {
  const last = 'Nothing changed: this is the last administrator.'

  it('is neither demoted nor deleted', async () => {
    const fresh = await testApp({ features: serverFeatures })
    const only = { ...operator, database: fresh.services.database }
    await createByOperator(only, 'only@mail.example', 'super_admin')
    await createByOperator(only, 'helper@mail.example', 'admin')
    await expect(roleByOperator(only, 'only@mail.example', 'none')).rejects.toThrow(last)
    await expect(roleByOperator(only, 'only@mail.example', 'admin')).rejects.toThrow(last)
    await expect(deleteByOperator(only, 'only@mail.example')).rejects.toThrow(last)
    expect(await listByOperator(only)).toContainEqual(expect.stringMatching(/^only@.* super_admin$/))
    await roleByOperator(only, 'helper@mail.example', 'super_admin')
    await deleteByOperator(only, 'only@mail.example')
    expect(await listByOperator(only)).toEqual([expect.stringMatching(/^helper@.* super_admin$/)])
    await fresh.close()
  })
})

describe('the administrator from the settings', () => {
  const ADMIN = { ADMIN_EMAIL: 'admin@mail.example', ADMIN_PASSWORD: NEW }
  async function startWith(settings: object, before?: (server: TestApp) => Promise<unknown>) {
    const fresh = await testApp({ features: serverFeatures })
    await before?.(fresh)
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    const services = { ...fresh.services, log, settings: { ...fresh.services.settings, ...settings } }
    await createFirstAdministrator(services)
    await createFirstAdministrator(services)
    const admins = await listByOperator({ ...operator, database: fresh.services.database })
    return { fresh, admins, lines, close: fresh.close }
  }

  it('exists before the first request', async () => {
    const fresh = await testApp({ features: serverFeatures, settings: ADMIN })
    expect((await testDevice(fresh.app).login('admin@mail.example', NEW)).json().user.role).toBe(
      'super_admin',
    )
    await fresh.close()
  })

  it('is created once', async () => {
    const { fresh, admins, lines, close } = await startWith(ADMIN)
    expect(admins).toEqual([expect.stringMatching(/^admin@mail\.example .* super_admin$/)])
    expect((await testDevice(fresh.app).login('admin@mail.example', NEW)).statusCode).toBe(200)
    expect(lines).toEqual([])
    await close()
  })

  it('never changes an existing account', async () => {
    const { fresh, admins, lines, close } = await startWith(ADMIN, ({ app }) =>
      testDevice(app).register('admin@mail.example'),
    )
    expect(admins).toEqual(['No account has a role.'])
    expect(lines.join()).toContain('npm run user')
    expect(lines.join()).not.toContain('admin@mail.example')
    expect((await testDevice(fresh.app).login('admin@mail.example')).json().user.role).toBeNull()
    expect((await testDevice(fresh.app).login('admin@mail.example', NEW)).statusCode).toBe(401)
    await close()
  })

  it('is not created with a common password or without settings', async () => {
    const weak = await startWith({ ...ADMIN, ADMIN_PASSWORD: 'password' })
    expect(weak.admins).toEqual(['No account has a role.'])
    expect(weak.lines.join()).toContain('ADMIN_PASSWORD')
    await weak.close()
    const none = await startWith({})
    expect([none.admins, none.lines]).toEqual([['No account has a role.'], []])
    await none.close()
  })

  it('is not created beside another super_admin', async () => {
    const { admins, close } = await startWith(ADMIN, async ({ services }) =>
      createByOperator({ ...operator, database: services.database }, 'first@mail.example', 'super_admin'),
    )
    expect(admins).toEqual([expect.stringContaining('first@mail.example')])
    await close()
  })
})

it('creates local links without a public address', async () => {
  await device().register('local@mail.example', { password: PASSWORD })
  const lines = await resetByOperator(
    { ...operator, settings: { PORT: 3456, PUBLIC_URL: undefined } },
    'local@mail.example',
  )
  expect(lines[0]).toContain('http://127.0.0.1:3456/reset?token=')
  expect(lines.at(-1)).toContain('PUBLIC_URL')
})
