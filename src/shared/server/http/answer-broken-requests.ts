import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswer } from '#shared/core/app-error.ts'
import type { RafiqServer } from '../services.ts'
import { RECORDING_TYPES } from './accept-recordings.ts'
import { JSON_TYPE } from './prebuilt-answer.ts'
import { securityHeaders } from './security-headers.ts'

const ENDED_AFTER_MS = 1000

interface Problem {
  readonly status: number
  readonly code: string
  readonly message: string
}

const tooSlow = { status: 408, code: 'too_slow', message: 'The request did not arrive in time.' }
const problems: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request_too_large',
    message: 'The URL or the headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
}
const notHttp = { status: 400, code: 'invalid_request', message: 'Invalid request.' }

/** Answers on the bare connection what is no HTTP request, or one with more headers than 16 kB. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  answerOnSocket(socket, problems[error.code] ?? notHttp)
}

/** How long the body of a request may take, recordings excepted, which slow networks need minutes for. */
const BODY_WITHIN_MS = 20_000

/** Answers 408 if a body takes longer than `ms`, so that slow requests hold no connections. */
export function endSlowBodies(app: RafiqServer, ms = BODY_WITHIN_MS): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !RECORDING_TYPES.test(headers['content-type'] ?? '')) {
      const timer = setTimeout(() => {
        if (!raw.complete && raw.socket.writable) answerOnSocket(raw.socket, tooSlow)
      }, ms)
      timer.unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}

function answerOnSocket(socket: Socket, { status, code, message }: Problem): void {
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
