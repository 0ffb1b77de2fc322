import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswer } from '#shared/core/app-error.ts'
import { JSON_TYPE } from './prebuilt-answer.ts'
import { securityHeaders } from './security-headers.ts'

const ENDED_AFTER_MS = 1000

const problems: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request_too_large',
    message: 'The URL or the headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow', message: 'The request did not arrive in time.' },
}
const notHttp = { status: 400, code: 'invalid_request', message: 'Invalid request.' }

/** Answers on the bare connection what is no HTTP request, or one with more headers than 16 kB. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, code, message } = problems[error.code] ?? notHttp
  const body = JSON.stringify({ error: { code, message } } satisfies ErrorAnswer)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  // Ended, not destroyed: a caller that is still sending would lose the answer with the connection.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), ENDED_AFTER_MS).unref()
}

/** Answers an address that no route can be looked up for, such as one with `%zz` in it. */
export function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message } = notHttp
  reply
    .headers(securityHeaders)
    .status(status)
    .send({ error: { code, message } } satisfies ErrorAnswer)
}
