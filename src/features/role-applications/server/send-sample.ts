import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { byteRange } from '#shared/server/http/byte-range.ts'
import type { Applications } from './applications.repository.ts'
import { bytesOfSample, sizeOfSample } from './samples.repository.ts'

/**
 * Answers with an application's recording, or with the range of it that was asked for (RFC 9110, 14). Whatever it holds,
 * a browser that is led to it saves it and runs nothing. Throws `not_found`, `range_not_satisfiable`.
 */
export async function sampleAnswer(
  parts: Applications,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const { type, bytes } = await sizeOfSample(parts, id)
  const range = byteRange(request.headers.range, bytes)
  if (range === 'none') {
    reply.header('content-range', `bytes */${bytes}`)
    throw new AppError('range_not_satisfiable', 416, 'Requested range not satisfiable.')
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 }
  const content = await bytesOfSample(parts, id, { first, last })
  if (range) reply.status(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  reply.headers({
    'content-type': type,
    'content-disposition': 'attachment; filename="recording"',
    'accept-ranges': 'bytes',
  })
  return content
}
