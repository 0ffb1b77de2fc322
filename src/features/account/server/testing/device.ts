import { parseSetCookie } from 'cookie'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { RafiqServer } from '#shared/server/services.ts'

export const PASSWORD = 'seven quiet lanterns'

/** A browser as the server sees it: it stores cookies and the session id and sends them back. */
export interface Device {
  readonly cookies: Map<string, string>
  handle: string | undefined
  readonly call: (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Creates an account and returns its id. */
  readonly register: (email: string, more?: Record<string, unknown>) => Promise<string>
  readonly login: (email: string, password?: string) => Promise<LightMyRequestResponse>
  /** The HTTP status of reading the current user. */
  readonly status: () => Promise<number>
}

export function testDevice(app: RafiqServer, remoteAddress = '192.0.2.1'): Device {
  const cookies = new Map<string, string>()
  const device: Device = {
    cookies,
    handle: undefined,
    async call(method, url, payload, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        method,
        url,
        remoteAddress,
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(cookie && { cookie }),
          ...(device.handle && { 'x-session-id': device.handle }),
          ...headers,
        },
        ...(payload !== undefined && { payload: payload as object }),
      })
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const { name, value = '', maxAge } = parseSetCookie(line)
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      if (answer.statusCode < 300 && answer.headers['content-type']?.toString().includes('json')) {
        device.handle = answer.json().sessionId ?? device.handle
      }
      return answer
    },
    async register(email, more = {}) {
      const answer = await device.call('POST', '/api/register', { email, password: PASSWORD, ...more })
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return answer.json().user.id
    },
    login: (email, password = PASSWORD) => device.call('POST', '/api/login', { email, password }),
    status: async () => (await device.call('GET', '/api/auth/user')).statusCode,
  }
  return device
}
