import { randomUUID } from 'node:crypto'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, type ErrorAnswer, type FieldError } from '#shared/core/app-error.ts'
import { isDiskFull, isOutage } from '../database/outage.ts'
import type { RafiqServer } from '../services.ts'

/** `Retry-After` during an outage of the database. */
const RETRY_AFTER_SECONDS = 5

/** Error codes for requests that the framework rejects before a handler runs. */
const frameworkCodes: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body_too_large',
    message: 'The request body is too large.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_type',
    message: 'Unsupported content type.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'invalid_request',
    message: 'The request body is empty.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'invalid_request',
    message: 'The request body is not valid JSON.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid_request',
    message: 'The body does not match Content-Length.',
  },
}

/**
 * Gives every error the same shape, `{ error: { code, message, fields? } }`. Unexpected errors become a 500.
 */
export function answerErrors(app: RafiqServer): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) return reply.status(error.status).send(bodyOf(error))
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields: FieldError[] = error.validation.map((issue) => ({
        field:
          issue.instancePath.split('/').filter(Boolean).join('.') ||
          String(error.validationContext ?? 'request'),
        code: codeOf(issue.keyword, issue.message),
      }))
      const names = fields.map(({ field, code }) => `${field} (${code})`).join(', ')
      return reply
        .status(400)
        .send(bodyOf(new AppError('invalid_request', 400, `Invalid request: ${names}.`, fields)))
    }
    const known = frameworkCodes[error.code]
    if (known)
      return reply.status(known.status).send(bodyOf(new AppError(known.code, known.status, known.message)))
    if (error.statusCode === 429) {
      return reply
        .status(429)
        .send(bodyOf(new AppError('too_many_requests', 429, 'Too many requests. Try again shortly.')))
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply
        .status(error.statusCode)
        .send(bodyOf(new AppError('invalid_request', error.statusCode, 'Invalid request.')))
    }
    const outage = outageOf(error)
    if (outage) {
      // Logs only the cause: Drizzle's message contains the query with its values.
      const reason = error.cause instanceof Error ? error.cause.message : undefined
      request.log.warn({ route: request.routeOptions.url, reason }, outage.code)
      if (outage.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
      return reply.status(outage.status).send(bodyOf(outage))
    }
    const requestId = randomUUID()
    request.log.error({ err: error, requestId }, 'request failed')
    const answer: ErrorAnswer = {
      error: { code: 'internal_error', message: 'Something went wrong on our side.', requestId },
    }
    return reply.status(500).send(answer)
  })
}

/** The database is unavailable or the disk is full: temporary, and not the client's mistake. */
function outageOf(error: Error): AppError | undefined {
  if (isOutage(error)) {
    return new AppError('database_unavailable', 503, 'The database can’t be reached. Try again shortly.')
  }
  if (isDiskFull(error) || ('code' in error && error.code === 'ENOSPC')) {
    return new AppError('disk_full', 507, 'The server’s disk is full.')
  }
  return undefined
}

function bodyOf(error: AppError): ErrorAnswer {
  const { code, message, fields } = error
  return { error: { code, message, ...(fields && { fields }) } }
}

/**
 * Custom checks have their code as the message (`not_a_date`); zod's own checks are named after their kind.
 */
function codeOf(keyword: string, message: string | undefined): string {
  return message && /^[a-z_]+$/.test(message) ? message : keyword
}

/** The answer for a URL without a route. */
export const notFound = () => new AppError('not_found', 404, 'Not found.')
