import type { InjectOptions } from 'fastify'
import type { Role } from '#shared/core/roles.ts'
import { giveRole } from '../session/give-role.ts'
import type { TestApp } from '../test-app.ts'

const password = 'seven quiet lanterns'

/** A signed-in person of a test. */
export interface TestPerson {
  readonly id: string
  readonly email: string
  readonly password: string
  /** The headers of the session, for calls to another instance. */
  readonly session: Readonly<Record<string, string>>
  /** Makes a call and returns its status, its JSON and its text. */
  readonly ask: (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object | string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{
    status: number
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
    body: any
    text: string
  }>
}

/** Registers a person with a role, or none, and signs in. Needs the features of accounts. */
export async function signUp(
  { app, services }: TestApp,
  name: string,
  role: Role | null = null,
): Promise<TestPerson> {
  const email = `${name}@mail.example`
  const post = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: { email, password, ...(url.endsWith('register') && { username: name }) },
    })
  let answer = await post('/api/register')
  const { id } = answer.json().user
  if (role) {
    await giveRole(services.database, id, role)
    answer = await post('/api/login')
  }
  const cookie = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0])
  const session = { cookie: cookie.join('; '), 'x-session-id': answer.json().sessionId }
  return {
    id,
    email,
    password,
    session,
    ask: async (method, url, payload, headers = {}) => {
      const {
        statusCode,
        body,
        headers: answered,
      } = await app.inject({
        method,
        url,
        headers: { ...session, ...headers },
        ...(payload !== undefined && { payload }),
      })
      const isJson = String(answered['content-type']).startsWith('application/json')
      return { status: statusCode, body: isJson ? JSON.parse(body) : undefined, text: body }
    },
  }
}
