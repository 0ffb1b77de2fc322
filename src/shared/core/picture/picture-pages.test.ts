import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakEvenly, breakLines, type Piece } from './break-lines.ts'
import { breakUnits } from './break-units.ts'
import { heightOf, type PicturePage, type PictureRoom, picturePages } from './picture-pages.ts'

const room: PictureRoom = {
  width: 900,
  height: 640,
  gap: 40,
  arabic: { largest: 96, smallest: 46, lineHeight: 2 },
  translation: { largest: 42, smallest: 28, lineHeight: 1.5 },
}
const widthOf = (piece: Piece) => piece.width
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const piecesOf = (text: string): readonly Piece[] =>
  breakUnits(text, 'en').map((unit) => ({ text: unit, width: unit.length / 2 }))
const textOf = (pages: readonly PicturePage[], part: keyof PicturePage) =>
  pages
    .flatMap((page) => page[part]?.lines.flat() ?? [])
    .map(({ text }) => text)
    .join('')

const words = (most: number) =>
  fc
    .array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'ل', 'َ', 'ٰ') }), {
      minLength: 1,
      maxLength: most,
    })
    .map((some) => some.join(' '))

describe('a line break', () => {
  it('comes after spaces, never inside a word', () => {
    const verse = 'قُلۡ هُوَ ٱللَّهُ أَحَدٌ'
    expect(breakUnits(verse, 'ar')).toEqual(['قُلۡ ', 'هُوَ ', 'ٱللَّهُ ', 'أَحَدٌ'])
  })

  it('comes between words in languages without spaces, and never before a full stop', () => {
    const text = '你说：他是真主，是独一的主；'
    const units = breakUnits(text, 'zh')
    expect(units.join('')).toBe(text)
    expect(units.length).toBeGreaterThan(4)
    expect(units.filter((unit) => /^\p{P}/u.test(unit))).toEqual([])
  })
})

describe('lines', () => {
  it('contain every piece within the width', () => {
    fc.assert(
      fc.property(words(40), fc.integer({ min: 6, max: 60 }), (text, width) => {
        for (const lines of [breakLines(piecesOf(text), width), breakEvenly(piecesOf(text), width)]) {
          expect(lines.flat()).toEqual(piecesOf(text))
          for (const line of lines) {
            expect(line.length === 1 || sum(line.map(widthOf)) <= width).toBe(true)
          }
        }
      }),
    )
  })

  it('are as few with even widths', () => {
    fc.assert(
      fc.property(words(40), fc.integer({ min: 7, max: 60 }), (text, width) => {
        const pieces = piecesOf(text)
        expect(breakEvenly(pieces, width)).toHaveLength(breakLines(pieces, width).length)
      }),
    )
    const lines = breakEvenly(piecesOf('one two six ten'), 7)
    expect(lines.map((line) => line.length)).toEqual([2, 2])
  })
})

describe('pictures of a text', () => {
  it('omit nothing and fit the height', () => {
    fc.assert(
      fc.property(words(200), fc.option(words(300)), (arabic, translation) => {
        const texts = { arabic: piecesOf(arabic), translation: translation ? piecesOf(translation) : [] }
        const pages = picturePages(texts, room)
        expect(textOf(pages, 'arabic')).toBe(arabic)
        expect(textOf(pages, 'translation')).toBe(translation ?? '')
        for (const page of pages) expect(heightOf(page, room)).toBeLessThanOrEqual(room.height)
      }),
    )
  })

  it('show a short text in large type with its translation', () => {
    const pages = picturePages({ arabic: piecesOf('one two'), translation: piecesOf('three') }, room)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.arabic?.size).toBe(room.arabic.largest)
    expect(pages[0]?.translation?.size).toBe(room.translation.largest)
  })

  it('show a long text on several pictures, then the translation', () => {
    const long = piecesOf('word '.repeat(160))
    const pages = picturePages({ arabic: long, translation: long }, room)
    const parts = pages.map((page) => Object.keys(page).join())
    expect(parts).toEqual([...parts].sort())
    expect(parts).toContain('translation')
    expect(pages.every((page) => (page.arabic?.size ?? 99) >= room.arabic.smallest)).toBe(true)
  })
})
