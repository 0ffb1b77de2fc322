import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentFormat, documentFormats, pictureFormats } from '#shared/core/document/document-format.ts'
import { sampleJpeg, samplePdf, samplePng, sampleWebp } from './sample-files.ts'
import { strippedPicture } from './stripped-picture.ts'

const samples = [
  ['jpg', sampleJpeg(), { width: 40, height: 30 }],
  ['png', samplePng(), { width: 2, height: 1 }],
  ['webp', sampleWebp(), { width: 20, height: 10 }],
] as const

describe('the format of a file', () => {
  it.each(samples)('is %s by its first bytes', (extension, file) => {
    expect(documentFormat(file)?.extension).toBe(extension)
  })

  it('is PDF, and nothing for pictures that can run scripts, pages and empty files', () => {
    expect(documentFormat(samplePdf())).toBe(documentFormats.pdf)
    for (const text of ['<svg onload="alert(1)"/>', '<html>', 'GIF89a', 'RIFF1234WAVE', '%PD', '']) {
      expect(documentFormat(Buffer.from(text))).toBeUndefined()
    }
  })
})

describe('a stripped picture', () => {
  it.each(samples)(
    'of type %s has its size, and neither place, comment nor anything after its end',
    (extension, file, size) => {
      const stripped = strippedPicture(file, documentFormats[extension])
      expect(stripped?.size).toEqual(size)
      const text = Buffer.from(stripped?.content ?? []).toString('latin1')
      expect(text).not.toMatch(/GPS|comment|caption|script|xmpmeta/i)
      expect(documentFormat(stripped?.content ?? new Uint8Array())?.extension).toBe(extension)
    },
  )

  it.each(samples)('of type %s stays the same when it is stripped again', (extension, file) => {
    const once = strippedPicture(file, documentFormats[extension])
    expect(strippedPicture(once?.content ?? new Uint8Array(), documentFormats[extension])).toEqual(once)
  })

  it('keeps the orientation, colour profile and compressed data of a JPEG', () => {
    const { content = [] } = strippedPicture(sampleJpeg({ orientation: 6 }), documentFormats.jpg) ?? {}
    const bytes = Buffer.from(content)
    expect(bytes.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true)
    expect(bytes.includes('ICC_PROFILE')).toBe(true)
    expect(bytes.subarray(-10)).toEqual(Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]))
    const upright = strippedPicture(sampleJpeg({ orientation: 1 }), documentFormats.jpg)
    expect(Buffer.from(upright?.content ?? []).includes('Exif')).toBe(false)
  })

  it('never throws, whatever is broken in a file', () => {
    const broken = fc.tuple(
      fc.constantFrom(...samples),
      fc.nat(400),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 4 }),
    )
    fc.assert(
      fc.property(broken, ([[extension, file], length, changes]) => {
        const bytes = Buffer.from(file.subarray(0, length))
        for (const [at, value] of changes) if (at > 12 && at < bytes.length) bytes[at] = value
        strippedPicture(bytes, documentFormats[extension])
      }),
    )
    for (const format of pictureFormats) expect(strippedPicture(Buffer.alloc(40), format)).toBeUndefined()
  })
})
