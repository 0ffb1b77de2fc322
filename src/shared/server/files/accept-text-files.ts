import { AppError } from '#shared/core/app-error.ts'
import type { RafiqServer } from '../services.ts'
import { NotTextError, utf8Text } from './utf8-text.ts'

/** Lets the calls of `app` accept files of any kind, of at most `limit` bytes, as bodies. */
export function acceptTextFiles(app: RafiqServer, limit: number): void {
  const options = { parseAs: 'buffer', bodyLimit: limit } as const
  app.addContentTypeParser('application/octet-stream', options, (_, body, done) => done(null, body))
}

/** The text of such a body. Throws `unsupported_type`, or `invalid_request` for bytes that are not UTF-8 text. */
export function textIn(body: unknown): string {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_type', 415, 'Send a file.')
  try {
    return utf8Text(body)
  } catch (error) {
    if (error instanceof NotTextError) throw refusedFile(error.code, `The file ${error.message}`)
    throw error
  }
}

/** A file that can't be imported: `invalid_request` about the field `file`. */
export const refusedFile = (code: string, message: string): AppError =>
  new AppError('invalid_request', 400, message, [{ field: 'file', code }])
