import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** The font in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) as OpenType, which needs no more than its tables. */
export function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEADER + at * ENTRY
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const size = woff.readUInt32BE(entry + 12)
    const stored = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data: packed < size ? inflateSync(stored) : stored,
    }
  })
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts = [directory]
  let offset = directory.length
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + at * 16
    tag.copy(directory, entry)
    checksum.copy(directory, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
