import type { StrippedPicture } from './picture-parts.ts'

const SIGNATURE_BYTES = 8
/** The bytes of a chunk besides its data: length, name and checksum. */
const AROUND = 12
/** The chunks that draw a picture (PNG, third edition); texts, times and Exif are not among them. */
const drawing = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT'])

/** A PNG with only the chunks that draw it; an animation becomes its first picture. */
export function strippedPng(file: Uint8Array): StrippedPicture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)]
  let size: StrippedPicture['size'] | undefined
  let hasData = false
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + length
    if (end > bytes.length || (at === SIGNATURE_BYTES) !== (name === 'IHDR')) return undefined
    if (name === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (name === 'IDAT') hasData = true
    if (drawing.has(name) || name === 'IEND') parts.push(bytes.subarray(at, end))
    if (name === 'IEND') {
      return size && hasData && size.width > 0 && size.height > 0
        ? { content: Buffer.concat(parts), size }
        : undefined
    }
    at = end
  }
  return undefined
}
