import { breakEvenly, type Piece } from '#shared/core/picture/break-lines.ts'
import { breakUnits } from '#shared/core/picture/break-units.ts'
import type { Ink } from '#shared/core/picture/outline-text.ts'
import { type TypefaceName, typefaceOfWords } from '#shared/core/picture/typeface-files.ts'
import { group } from '../svg.ts'
import type { Outline, PictureTexts, Words } from './picture-texts.ts'

/** Where the texts of a picture go: a rectangle around its centre. */
export interface TextArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The largest Arabic in pixels. */
  readonly largest: number
  /** The smaller side of the picture in pixels, from which the other sizes follow. */
  readonly unit: number
  readonly ink: string
  readonly muted: string
}

/** Texts as outlines, with the edges of everything drawn. */
export interface SetTexts {
  readonly svg: string
  /** Of each line, in pixels of the picture. */
  readonly inks: readonly Ink[]
}

/** A text that doesn’t fit into its picture even at the smallest size. */
export class TextTooLong extends Error {}

interface Line {
  readonly svg: string
  readonly width: number
  readonly ink: Ink
  readonly size: number
  readonly colour: string
  /** The space above it, below what is drawn of the line before. */
  readonly gap: number
  /** The least distance of its baseline from that of the line before. */
  readonly advance: number
}

/** One text with the widths of its pieces at a size of 1. */
interface Measured {
  readonly pieces: readonly Piece[]
  readonly typeface: TypefaceName
  readonly direction: 'ltr' | 'rtl'
}

const SMALLEST = 0.024
const STEP = 0.965
/** Signs may reach beyond their advance, and a line shaped as a whole differs a little from its pieces. */
const BROKEN_AT = 0.97

/** Sets the texts as large as fits the area. Throws {@link TextTooLong}. */
export function setTexts(area: TextArea, texts: PictureTexts, outline: Outline): SetTexts {
  const arabic = texts.arabic ? measured(texts.arabic, 'ar', 'arabic', 'rtl', outline) : undefined
  const words = texts.words && measuredWords(texts.words, outline)
  const source = texts.source && measuredWords(texts.source, outline)
  for (let size = area.largest; size >= area.unit * SMALLEST; size *= STEP) {
    const small = Math.min(area.unit * 0.042, Math.max(area.unit * 0.021, size * 0.44))
    const lines = [
      ...linesOf(arabic, area, { size, leading: 1.62, colour: area.ink, gap: 0 }, outline),
      ...linesOf(
        words,
        area,
        {
          size: arabic ? small : size * 0.6,
          leading: leadingOf(words),
          colour: area.muted,
          gap: arabic ? size * 0.3 : 0,
        },
        outline,
      ),
      ...linesOf(
        source,
        area,
        {
          size: Math.min(small, area.unit * 0.025),
          leading: leadingOf(source),
          colour: area.muted,
          gap: small * 0.95,
        },
        outline,
      ),
    ]
    const placed = placedLines(lines)
    const fits =
      placed.height <= area.height &&
      lines.every(({ ink, size: at }) => (ink.right - ink.left) * at <= area.width)
    if (fits) return drawn(area, lines, placed)
  }
  throw new TextTooLong('The text is too long for a picture.')
}

const leadingOf = (words: Measured | undefined) => (words?.typeface === 'urdu' ? 2.2 : 1.45)

const measuredWords = (words: Words, outline: Outline) =>
  measured(words.text, words.language, typefaceOfWords(words.language), words.direction, outline)

const measured = (
  text: string,
  language: string,
  typeface: TypefaceName,
  direction: 'ltr' | 'rtl',
  outline: Outline,
): Measured => ({
  typeface,
  direction,
  pieces: text
    .split('\n')
    .flatMap((part) => breakUnits(part, language))
    .map((unit) => ({ text: unit, width: outline(unit, typeface, direction).width })),
})

function linesOf(
  text: Measured | undefined,
  area: TextArea,
  { size, leading, colour, gap }: { size: number; leading: number; colour: string; gap: number },
  outline: Outline,
): readonly Line[] {
  if (!text) return []
  return breakEvenly(text.pieces, (area.width * BROKEN_AT) / size).map((pieces, at) => {
    const line = pieces.map((piece) => piece.text).join('')
    const { svg, width, ink } = outline(line.trim(), text.typeface, text.direction)
    return {
      svg,
      width,
      ink,
      size,
      colour,
      gap: at === 0 ? gap : size * 0.08,
      advance: at === 0 ? 0 : size * leading,
    }
  })
}

/** The baselines below the upper edge of what is drawn. Lines never touch, however tall their marks are. */
function placedLines(lines: readonly Line[]): { baselines: readonly number[]; height: number } {
  const baselines: number[] = []
  let bottom = 0
  for (const { ink, size, gap, advance } of lines) {
    const before = baselines.at(-1)
    const least = before === undefined ? -ink.top * size : bottom + gap - ink.top * size
    const baseline = before === undefined ? least : Math.max(least, before + advance)
    baselines.push(baseline)
    bottom = Math.max(bottom, baseline + ink.bottom * size)
  }
  return { baselines, height: bottom }
}

function drawn(
  area: TextArea,
  lines: readonly Line[],
  { baselines, height }: { baselines: readonly number[]; height: number },
): SetTexts {
  const top = area.y + (area.height - height) / 2
  const placed = lines.map(({ svg, ink, size, colour }, at) => {
    const x = area.x + area.width / 2 - ((ink.left + ink.right) / 2) * size
    const y = top + (baselines[at] ?? 0)
    return {
      svg: group(
        { fill: colour, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(3)})` },
        svg,
      ),
      ink: {
        left: x + ink.left * size,
        right: x + ink.right * size,
        top: y + ink.top * size,
        bottom: y + ink.bottom * size,
      },
    }
  })
  return { svg: placed.map(({ svg }) => svg).join(''), inks: placed.map(({ ink }) => ink) }
}
