import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#shared/web/api/request.ts'
import { transcriptionFailureKey } from './transcription-failure-key.ts'

const answer = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ error: { code, message: 'x' } }), 'x')

test.each([
  [new NetworkError(undefined), 'offline'],
  [answer(413, 'body_too_large'), 'body_too_large'],
  [answer(415, 'unknown_audio'), 'unknown_audio'],
  [answer(429, 'too_many_requests'), 'too_many_requests'],
  [answer(500, 'internal'), 'service'],
  [new ApiError(502, '<html>', 'Bad Gateway'), 'service'],
  [new Error('x'), 'service'],
])('maps %s to %s', (error, text) => {
  expect(transcriptionFailureKey(error)).toBe(text)
})
