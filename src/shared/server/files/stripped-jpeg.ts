import type { StrippedPicture } from './picture-parts.ts'

const [START, END, SCAN, COMMENT, EXIF, ICC, ADOBE] = [0xd8, 0xd9, 0xda, 0xfe, 0xe1, 0xe2, 0xee]
const FIRST_APPLICATION = 0xe0
const LAST_APPLICATION = 0xef
/** Frame headers, without the markers in between that are none (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length: restarts and the temporary one. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

/**
 * A JPEG without application data (except JFIF, colour profile and Adobe’s colour transform) and comments. The orientation
 * is written again, because the picture would lie on its side without it.
 */
export function strippedJpeg(file: Uint8Array): StrippedPicture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const parts: Buffer[] = []
  let size: StrippedPicture['size'] | undefined
  let orientation = 1
  let hasScan = false
  let at = 2
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === END) break
    if (isBare(marker)) {
      at += 2
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length || marker === START) return undefined
    const segment = bytes.subarray(at, end)
    if (isFrame(marker)) size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    if (marker === EXIF) orientation = orientationIn(segment) ?? orientation
    if (draws(marker, segment)) parts.push(segment)
    at = end
    if (marker === SCAN) {
      hasScan = true
      at = endOfScan(bytes, end)
      parts.push(bytes.subarray(end, at))
    }
  }
  if (!size || !hasScan || size.width === 0 || size.height === 0) return undefined
  const head = Buffer.from([0xff, START])
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)]
  return { content: Buffer.concat([head, ...turned, ...parts, Buffer.from([0xff, END])]), size }
}

/** Whether a segment takes part in drawing. */
function draws(marker: number, segment: Buffer): boolean {
  const isApplication = marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION
  if (!isApplication) return marker !== COMMENT
  const name = segment.toString('latin1', 4, 16)
  if (marker === FIRST_APPLICATION) return name.startsWith('JFIF\0') && segment.length <= 18
  return (
    (marker === ICC && name.startsWith('ICC_PROFILE\0')) || (marker === ADOBE && name.startsWith('Adobe'))
  )
}

/** The position after the compressed data: the next marker that is neither a restart nor a stuffed byte. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !isBare(next)) return at
  }
  return bytes.length
}

const ORIENTATION_TAG = 0x0112

/** The orientation (1 to 8) in Exif data; `undefined` without a valid one. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined
  const tiff = segment.subarray(10)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < short(first); entry++) {
      const at = first + 2 + entry * 12
      if (short(at) !== ORIENTATION_TAG) continue
      const value = short(at + 8)
      return value >= 1 && value <= 8 ? value : undefined
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

/** Exif data with nothing but the orientation. */
const orientationSegment = (orientation: number) =>
  Buffer.concat([
    Buffer.from([0xff, EXIF, 0, 34]),
    Buffer.from('Exif\0\0MM\0\x2a\0\0\0\x08', 'latin1'),
    Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ])
