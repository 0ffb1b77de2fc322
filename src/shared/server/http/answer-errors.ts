import { randomUUID } from 'node:crypto'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, type ErrorAnswer, type FieldError } from '#shared/core/app-error.ts'
import { type ErrorCode, errorCodes } from '#shared/core/contract/error-codes.ts'
import { isDiskFull, isOutage } from '../database/outage.ts'
import type { RafiqServer } from '../services.ts'

/** Names a request in an answer and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** `Retry-After` during an outage of the database. */
const RETRY_AFTER_SECONDS = 5

/** Requests that the framework rejects before a handler runs. */
const frameworkErrors: Readonly<Record<string, readonly [code: ErrorCode, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The request body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'Unsupported content type.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', 'The request body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'The body does not match Content-Length.'],
}

/**
 * Gives every error the same shape, `{ error: { code, message, fields? } }`. Unexpected errors become a 500.
 */
export function answerErrors(app: RafiqServer): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const rejection = error instanceof AppError ? error : rejectionOf(error)
    if (rejection) return reply.status(rejection.status).send(bodyOf(rejection))
    const outage = outageOf(error)
    if (outage) {
      // Logs only the cause: Drizzle's message contains the query with its values.
      const reason = error.cause instanceof Error ? error.cause.message : undefined
      request.log.warn({ route: request.routeOptions.url, reason }, outage.code)
      if (outage.code === 'database_unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS)
      return reply.status(outage.status).send(bodyOf(outage))
    }
    const requestId = String(reply.getHeader(REQUEST_ID_HEADER) ?? randomUUID())
    reply.header(REQUEST_ID_HEADER, requestId)
    request.log.error({ err: error, requestId }, 'request failed')
    const answer: ErrorAnswer = {
      error: { code: 'internal_error', message: 'Something went wrong on our side.', requestId },
    }
    return reply.status(errorCodes.internal_error.status).send(answer)
  })
}

/** An error with the status of its code. */
const errorOf = (code: ErrorCode, message: string, fields?: readonly FieldError[]): AppError =>
  new AppError(code, errorCodes[code].status, message, fields)

/** The client's mistake, found by the framework; `undefined` for other errors. */
function rejectionOf(error: FastifyError): AppError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: FieldError[] = error.validation.map((issue) => ({
      field:
        issue.instancePath.split('/').filter(Boolean).join('.') ||
        String(error.validationContext ?? 'request'),
      code: codeOf(issue.keyword, issue.message),
    }))
    const names = fields.map(({ field, code }) => `${field} (${code})`).join(', ')
    return errorOf('invalid_request', `Invalid request: ${names}.`, fields)
  }
  const known = frameworkErrors[error.code]
  if (known) return errorOf(...known)
  const { statusCode } = error
  if (statusCode === errorCodes.too_many_requests.status)
    return errorOf('too_many_requests', 'Too many requests. Try again shortly.')
  return statusCode !== undefined && statusCode < 500
    ? new AppError('invalid_request', statusCode, 'Invalid request.')
    : undefined
}

/** The database is unavailable or the disk is full: temporary, and not the client's mistake. */
function outageOf(error: Error): AppError | undefined {
  if (isOutage(error))
    return errorOf('database_unavailable', 'The database can’t be reached. Try again shortly.')
  if (isDiskFull(error) || ('code' in error && error.code === 'ENOSPC'))
    return errorOf('disk_full', 'The server’s disk is full.')
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
export const notFound = () => errorOf('not_found', 'Not found.')

/** The answer for a link from an email that can’t be used any more. */
export const linkExpired = () => errorOf('link_expired', 'This link is invalid, expired or already used.')
