import type { PictureSize, StrippedPicture } from './picture-parts.ts'

const HEAD_BYTES = 12
/** The bytes of a chunk before its data. */
const BEFORE = 8
const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])
/** The bits of `VP8X` for Exif, XMP and animation (RFC 9649, 2.7). */
const NOT_DRAWN = 0b0000_1110

/** A WebP with only the chunks that draw it. Animations are not accepted. */
export function strippedWebp(file: Uint8Array): StrippedPicture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const end = BEFORE + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  const parts: Buffer[] = []
  let size: PictureSize | undefined
  for (let at = HEAD_BYTES; at + BEFORE <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // Chunks have an even length.
    const next = at + BEFORE + length + (length % 2)
    if (next > end) return undefined
    const chunk = Buffer.from(bytes.subarray(at, next))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(BEFORE) & ~NOT_DRAWN, BEFORE)
    if (name === 'VP8 ' || name === 'VP8L') size = sizeIn(name, chunk)
    if (drawing.has(name)) parts.push(chunk)
    at = next
  }
  if (!size || size.width === 0 || size.height === 0) return undefined
  const body = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return { content: Buffer.concat([head, body]), size }
}

const FOURTEEN_BITS = 0x3fff

function sizeIn(name: 'VP8 ' | 'VP8L', chunk: Buffer): PictureSize {
  if (name === 'VP8 ') {
    const [width, height] = [chunk.readUInt16LE(BEFORE + 6), chunk.readUInt16LE(BEFORE + 8)]
    return { width: width & FOURTEEN_BITS, height: height & FOURTEEN_BITS }
  }
  const bits = chunk.readUInt32LE(BEFORE + 1)
  return { width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 }
}
