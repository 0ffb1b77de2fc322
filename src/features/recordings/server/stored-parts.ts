import { Readable } from 'node:stream'
import type { FileStore } from '#shared/server/files/file-store.ts'
import type { ByteRange } from '#shared/server/http/byte-range.ts'

/** A part of a file in the file store. */
export interface StoredPart {
  readonly key: string
  /** The place of its first byte in the file. */
  readonly start: number
  readonly bytes: number
}

type Reader = Pick<FileStore, 'read'>

/** The bytes of a file that is stored in parts, or a range of them. Throws `FileMissing`. */
export async function readParts(
  store: Reader,
  parts: readonly StoredPart[],
  range?: ByteRange,
): Promise<Readable> {
  const { first, last } = range ?? { first: 0, last: Number.POSITIVE_INFINITY }
  const wanted = parts.filter(({ start, bytes }) => start <= last && start + bytes > first)
  const open = ({ key, start, bytes }: StoredPart) =>
    store.read(key, { first: Math.max(0, first - start), last: Math.min(bytes - 1, last - start) })
  const [head, ...rest] = wanted
  if (!head) return Readable.from([])
  // Opened before the first byte is sent, so that a missing file is an error of the request.
  const opened = await open(head)
  if (rest.length === 0) return opened
  return Readable.from(
    (async function* () {
      yield* opened
      for (const part of rest) yield* await open(part)
    })(),
    { objectMode: false },
  )
}
