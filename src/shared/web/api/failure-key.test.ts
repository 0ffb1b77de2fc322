import { expect, it } from 'vitest'
import { failureKey } from './failure-key.ts'
import { ApiError, NetworkError } from './request.ts'

const refused = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ error: { code, message: code } }), '')
const keys = { payments_unavailable: 'payments', 429: 'wait' } as const

it('is offline when no server answered', () =>
  expect(failureKey(new NetworkError('cut off'), keys)).toBe('offline'))

it('is the key of the code, or else that of the status', () => {
  expect(failureKey(refused(503, 'payments_unavailable'), keys)).toBe('payments')
  expect(failureKey(refused(429, 'too_many_requests'), keys)).toBe('wait')
})

it('is the server’s for everything else', () => {
  expect(failureKey(refused(503, 'database_unavailable'), keys)).toBe('server')
  expect(failureKey(new ApiError(502, '<html>', 'Bad Gateway'), keys)).toBe('server')
  expect(failureKey(new Error('a broken rule'), keys)).toBe('server')
})
