import { deflateSync } from 'node:zlib'

/** Small files for tests, with the metadata that phones write. */

/** Exif data with an orientation and the text `GPS 51.5074 N`. */
const exif = (orientation: number) =>
  Buffer.concat([
    Buffer.from('Exif\0\0II\x2a\0\x08\0\0\0', 'latin1'),
    Buffer.from([2, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]),
    Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0, 0x26, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from('GPS 51.5074 N'),
  ])

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A JPEG of 40 × 30 with a place, a comment, a colour profile, a restart marker, and a script after its end. */
export const sampleJpeg = ({ orientation = 6 }: { orientation?: number } = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPSLatitude</x:xmpmeta>', 'latin1')),
    segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile', 'latin1')),
    segment(0xed, Buffer.from('Photoshop 3.0\0caption')),
    segment(0xfe, Buffer.from('a comment')),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc0, Buffer.from([8, 0, 30, 0, 40, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('<script>alert(1)</script>'),
  ])

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

/** A PNG of 2 × 1 with a text and Exif data. */
export const samplePng = (): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('tEXt', Buffer.from('Comment\0GPS 51.5074 N')),
    chunk('eXIf', exif(1).subarray(6)),
    chunk('IDAT', deflateSync(Buffer.from([0, 0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('<script>alert(1)</script>'),
  ])

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** A WebP of 20 × 10 with Exif and XMP. */
export function sampleWebp(): Buffer {
  const body = Buffer.concat([
    riffChunk('VP8X', Buffer.from([0b1100, 0, 0, 0, 19, 0, 0, 9, 0, 0])),
    riffChunk('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 20, 0, 10, 0, 7])),
    riffChunk('EXIF', exif(1)),
    riffChunk('XMP ', Buffer.from('GPSLatitude')),
  ])
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

export const samplePdf = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
