import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { byteRange } from '#shared/server/http/byte-range.ts'
import type { ApplicationServices } from './applications.repository.ts'
import { readSampleBytes, readSampleInfo } from './samples.repository.ts'

/**
 * Answers with a recording or the requested range of it (RFC 9110, section 14). Browsers download it and run
 * nothing, whatever it contains. Throws `not_found` or `range_not_satisfiable`.
 */
export async function replyWithSample(
  parts: ApplicationServices,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const { type, bytes } = await readSampleInfo(parts, id)
  const range = byteRange(request.headers.range, bytes)
  if (range === 'none') {
    reply.header('content-range', `bytes */${bytes}`)
    throw new AppError('range_not_satisfiable', 416, 'Requested range not satisfiable.')
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 }
  const content = await readSampleBytes(parts, id, { first, last })
  if (range) reply.status(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  reply.headers({
    'content-type': type,
    'content-disposition': 'attachment; filename="recording"',
    'accept-ranges': 'bytes',
  })
  return content
}
