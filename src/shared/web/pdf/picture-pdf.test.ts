import { describe, expect, it } from 'vitest'
import { picturePdf } from './picture-pdf.ts'

const picture = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9])
const file = picturePdf({
  picture,
  width: 40,
  height: 30,
  points: [842, 595],
  title: 'شهادة',
  language: 'ar',
})
const text = Array.from(file, (byte) => String.fromCharCode(byte)).join('')

describe('a PDF with a picture', () => {
  it('has a table with the position of every object', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    )
    expect(offsets).toHaveLength(6)
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    })
  })

  it('contains the picture unchanged, with its length and size', () => {
    const [, length, start] = /DCTDecode\/Length (\d+)>>\nstream\n()/d.exec(text) ?? []
    expect(Number(length)).toBe(picture.length)
    const at = text.indexOf('stream\n', text.indexOf('DCTDecode')) + 'stream\n'.length
    expect(start).toBe('')
    expect([...file.slice(at, at + picture.length)]).toEqual([...picture])
    expect(text).toContain('/Width 40/Height 30')
    expect(text).toContain('/MediaBox[0 0 842 595]')
  })

  it('names its title and language in any script', () => {
    expect(text).toContain('/Title<FEFF063406470627062f0629>')
    expect(text).toContain('/Lang<FEFF00610072>')
  })
})
