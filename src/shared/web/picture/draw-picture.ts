import { inDigits } from '#shared/core/digits.ts'
import { breakEvenly, type Line } from '#shared/core/picture/break-lines.ts'
import { type Block, heightOf, type PicturePage } from '#shared/core/picture/picture-pages.ts'
import { starPath } from '#shared/core/picture/star-path.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { drawGround, interrupt } from './draw-ground.ts'
import { faces, type Palette, type PictureFormat } from './picture-look.ts'
import type { PictureTranslation } from './picture-subject.ts'
import { faceOf, measuredPieces, STAR_WIDTH } from './set-picture.ts'

/** One picture, with texts in the page's language. */
export interface Picture {
  readonly page: PicturePage
  readonly format: PictureFormat
  readonly palette: Palette
  /** In Arabic, above the text. */
  readonly head: string
  /** If a verse ends on this picture. */
  readonly verseNumber: number | undefined
  readonly translation: PictureTranslation | undefined
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
  if (page.arabic) {
    drawArabic(context, page.arabic, top, picture)
    top += page.arabic.lines.length * page.arabic.size * format.room.arabic.lineHeight + format.room.gap
  }
  if (page.translation) drawTranslation(context, page.translation, top, picture)
}

const HEAD_SIZE = 46

function drawHead(context: CanvasRenderingContext2D, { format, palette, head }: Picture): void {
  context.direction = 'rtl'
  context.fillStyle = palette.ornament
  context.font = `${HEAD_SIZE}px ${faces.arabic}`
  const fitting = Math.min(1, format.room.width / context.measureText(head).width)
  context.font = `${HEAD_SIZE * fitting}px ${faces.arabic}`
  context.fillText(head, format.width / 2, format.head - 44)
}

function drawFoot(context: CanvasRenderingContext2D, picture: Picture): void {
  const { format, palette, translation, page, direction, product } = picture
  const middle = format.width / 2
  const face = direction === 'rtl' ? faces.arabicWords : faces.words
  const bottom = format.height - format.foot
  context.direction = direction
  context.fillStyle = palette.ink
  drawReference(context, picture, face)
  context.fillStyle = palette.muted
  if (page.translation && translation?.translator) {
    context.font = `400 23px ${face}`
    context.fillText(translation.translator, middle, bottom + 98, format.room.width)
  }
  context.font = `600 27px ${face}`
  const edge = format.height - 44
  interrupt(context, middle, edge, context.measureText(product).width + 44, palette)
  context.fillStyle = palette.muted
  context.fillText(product, middle, edge + 9)
}

const REFERENCE = { size: 34, longest: 28, smallest: 16, lines: 2, lineHeight: 1.3 } as const

/** On one line, or smaller on two lines if it is long. */
function drawReference(
  context: CanvasRenderingContext2D,
  { format: { width, height, foot, room }, reference }: Picture,
  face: string,
): void {
  const bottom = height - foot
  context.font = `600 ${REFERENCE.size}px ${face}`
  if (context.measureText(reference).width <= room.width) {
    context.fillText(reference, width / 2, bottom + 62)
    return
  }
  const pieces = measuredPieces(context, reference, currentLanguage().code, `600 100px ${face}`)
  let size: number = REFERENCE.longest
  const linesNow = () => breakEvenly(pieces, room.width / size)
  while (size > REFERENCE.smallest && linesNow().length > REFERENCE.lines) size -= 1
  context.font = `600 ${size}px ${face}`
  linesNow().forEach((line, index) => {
    context.fillText(textOf(line), width / 2, bottom + 48 + index * size * REFERENCE.lineHeight, room.width)
  })
}

function drawArabic(
  context: CanvasRenderingContext2D,
  { size, lines }: Block,
  top: number,
  picture: Picture,
): void {
  const { format, palette, verseNumber } = picture
  context.direction = 'rtl'
  const height = size * format.room.arabic.lineHeight
  lines.forEach((line, index) => {
    const baseline = top + index * height + height * 0.6
    const withStar = verseNumber !== undefined && index === lines.length - 1
    const shift = withStar ? (size * STAR_WIDTH) / 2 : 0
    const text = textOf(line)
    context.fillStyle = palette.ink
    context.font = `${size}px ${faces.arabic}`
    context.fillText(text, format.width / 2 + shift, baseline)
    if (withStar) {
      const end = format.width / 2 + shift - context.measureText(text).width / 2
      drawStar(context, { x: end - size * 0.72, y: baseline - size * 0.28, size }, verseNumber, palette)
    }
  })
}

/** The star that ends a verse, with its number in Arabic digits. */
function drawStar(
  context: CanvasRenderingContext2D,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  verseNumber: number,
  palette: Palette,
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
