import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { notFound } from '../http/answer-errors.ts'
import { byteRange } from '../http/byte-range.ts'
import { FileMissing, type FileStore } from './file-store.ts'

/** The row of a stored file. */
export interface FileRow {
  readonly key: string
  /** The media type, detected from its bytes. */
  readonly type: string
  readonly bytes: number
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string
}

/**
 * Answers with a stored file or the requested range of it (RFC 9110, section 14). Its hash is its entity tag. Browsers run
 * nothing in it, whatever it contains. Throws `not_found` or `range_not_satisfiable`.
 */
export async function replyWithFile(
  store: Pick<FileStore, 'read'>,
  { key, type, bytes, hash }: FileRow,
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    readonly cacheControl: string
    readonly name: string
    /** The name under which browsers save the file, instead of opening it. */
    readonly saveAs?: string
  },
): Promise<Readable | undefined> {
  const tag = `"${hash}"`
  reply.headers({
    etag: tag,
    'cache-control': options.cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (request.headers['if-none-match']?.includes(tag)) {
    reply.status(304)
    return undefined
  }
  const range = byteRange(request.headers.range, bytes)
  if (range === 'none') {
    reply.header('content-range', `bytes */${bytes}`)
    throw new AppError('range_not_satisfiable', 416, 'Requested range not satisfiable.')
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 }
  const content = await store.read(key, range).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound() : error
  })
  if (range) reply.status(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  reply.headers({
    'content-type': type,
    'content-length': last - first + 1,
    'content-disposition': dispositionOf(options),
  })
  return content
}

const dispositionOf = ({ name, saveAs }: { readonly name: string; readonly saveAs?: string }) =>
  saveAs === undefined
    ? `inline; filename="${name}"`
    : `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(saveAs).replaceAll("'", '%27')}`
