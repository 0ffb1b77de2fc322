import { inDigits } from '#shared/core/digits.ts'
import { starPath } from '#shared/web/ui/star-pattern.tsx'
import type { Line } from '../../../core/verse-picture/break-lines.ts'
import { type Block, heightOf, type PicturePage } from '../../../core/verse-picture/picture-pages.ts'
import type { VerseTranslation } from '../verse-texts.ts'
import { drawGround, interrupt } from './draw-ground.ts'
import { faces, type Palette, type PictureFormat } from './picture-look.ts'
import { faceOf, STAR_WIDTH } from './set-picture.ts'

/** One picture of a verse, with texts in the page's language. */
export interface Picture {
  readonly page: PicturePage
  readonly format: PictureFormat
  readonly palette: Palette
  readonly surahNameArabic: string
  readonly verseNumber: number
  /** Whether the verse ends on this picture. */
  readonly endsVerse: boolean
  readonly translation: VerseTranslation | undefined
  readonly reference: string
  readonly direction: 'ltr' | 'rtl'
  readonly product: string
}

/** Draws a picture over the whole canvas, which takes the format's size. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  const { page, format, palette } = picture
  canvas.width = format.width
  canvas.height = format.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  drawGround(context, format, palette)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  drawHead(context, picture)
  drawFoot(context, picture)

  let top = format.head + (format.room.height - heightOf(page, format.room)) / 2
  if (page.verse) {
    drawVerse(context, page.verse, top, picture)
    top += page.verse.lines.length * page.verse.size * format.room.verse.lineHeight + format.room.gap
  }
  if (page.translation) drawTranslation(context, page.translation, top, picture)
}

function drawHead(context: CanvasRenderingContext2D, { format, palette, surahNameArabic }: Picture): void {
  context.direction = 'rtl'
  context.fillStyle = palette.ornament
  context.font = `46px ${faces.verse}`
  context.fillText(surahNameArabic, format.width / 2, format.head - 44)
}

function drawFoot(context: CanvasRenderingContext2D, picture: Picture): void {
  const { format, palette, reference, translation, page, direction, product } = picture
  const middle = format.width / 2
  const face = direction === 'rtl' ? faces.arabicWords : faces.words
  const bottom = format.height - format.foot
  context.direction = direction
  context.fillStyle = palette.ink
  context.font = `600 34px ${face}`
  context.fillText(reference, middle, bottom + 62)
  context.fillStyle = palette.muted
  if (page.translation && translation) {
    context.font = `400 23px ${face}`
    context.fillText(translation.translator, middle, bottom + 98, format.room.width)
  }
  context.font = `600 27px ${face}`
  const edge = format.height - 44
  interrupt(context, middle, edge, context.measureText(product).width + 44, palette)
  context.fillStyle = palette.muted
  context.fillText(product, middle, edge + 9)
}

function drawVerse(
  context: CanvasRenderingContext2D,
  { size, lines }: Block,
  top: number,
  picture: Picture,
): void {
  const { format, palette, endsVerse } = picture
  context.direction = 'rtl'
  const height = size * format.room.verse.lineHeight
  lines.forEach((line, index) => {
    const baseline = top + index * height + height * 0.6
    const withStar = endsVerse && index === lines.length - 1
    const shift = withStar ? (size * STAR_WIDTH) / 2 : 0
    const text = textOf(line)
    context.fillStyle = palette.ink
    context.font = `${size}px ${faces.verse}`
    context.fillText(text, format.width / 2 + shift, baseline)
    if (withStar) {
      const end = format.width / 2 + shift - context.measureText(text).width / 2
      drawStar(context, end - size * 0.72, baseline - size * 0.28, size, picture)
    }
  })
}

/** The star that ends a verse, with its number in Arabic digits. */
function drawStar(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  { palette, verseNumber }: Picture,
): void {
  context.strokeStyle = palette.ornament
  context.lineWidth = Math.max(2, size / 30)
  context.stroke(new Path2D(starPath(x, y, size * 0.5)))
  context.fillStyle = palette.ornament
  const number = inDigits(String(verseNumber), 'arab')
  const digits = size * (number.length > 2 ? 0.32 : 0.4)
  context.font = `600 ${digits}px ${faces.arabicWords}`
  context.fillText(number, x, y + digits * 0.36)
}

function drawTranslation(
  context: CanvasRenderingContext2D,
  { size, lines }: Block,
  top: number,
  { format, palette, translation }: Picture,
): void {
  if (!translation) return
  context.direction = translation.direction
  context.fillStyle = palette.ink
  context.font = `400 ${size}px ${faceOf(translation)}`
  const height = size * format.room.translation.lineHeight
  lines.forEach((line, index) => {
    context.fillText(textOf(line), format.width / 2, top + index * height + height * 0.7)
  })
}

/** A line without the trailing space, which would shift it. */
const textOf = (line: Line) =>
  line
    .map(({ text }) => text)
    .join('')
    .trimEnd()
