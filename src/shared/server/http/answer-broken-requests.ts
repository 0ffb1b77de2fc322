import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { IMPORT_TYPES } from '#shared/core/admin/import-files.ts'
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

/** Answers data that is not HTTP, or has more than 16 kB of headers, directly on the connection. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  answerOnSocket(socket, problems[error.code] ?? notHttp)
}

/**
 * The time limit for the body of a request. Recordings are exempt, because they take minutes on slow
 * networks.
 */
const BODY_WITHIN_MS = 20_000

/** Answers 408 if a body takes longer than `ms`, so that slow requests hold no connections. */
export function endSlowBodies(app: RafiqServer, ms = BODY_WITHIN_MS): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !isLarge(headers['content-type'])) {
      const timer = setTimeout(() => {
        if (!raw.complete && raw.socket.writable) answerOnSocket(raw.socket, tooSlow)
      }, ms)
      timer.unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/** Recordings and files with rows may take longer than other bodies. */
const isLarge = (type = '') =>
  RECORDING_TYPES.test(type) || Object.values(IMPORT_TYPES).some((each) => type.startsWith(each))

function answerOnSocket(socket: Socket, { status, code, message }: Problem): void {
  const body = JSON.stringify({ error: { code, message } } satisfies ErrorAnswer)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  // Ends the connection instead of destroying it, because a client that is still sending would not get the
  // answer.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), ENDED_AFTER_MS).unref()
}

/** Answers URLs that cannot be routed, such as one with `%zz`. */
export function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message } = notHttp
  reply
    .headers(securityHeaders)
    .status(status)
    .send({ error: { code, message } } satisfies ErrorAnswer)
}
