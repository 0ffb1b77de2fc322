import type { Piece } from '#shared/core/picture/break-lines.ts'
import { breakUnits } from '#shared/core/picture/break-units.ts'
import { type PicturePage, picturePages } from '#shared/core/picture/picture-pages.ts'
import { faces, type PictureFormat } from './picture-look.ts'
import type { PictureSubject, PictureTranslation } from './picture-subject.ts'

/** Text is measured at this size and drawn at any other. */
const MEASURED_AT = 100
/** The width of the star after a verse, with the space before it, at a size of 1. */
export const STAR_WIDTH = 1.25

/** The content of each picture of a text. The typefaces must be loaded. */
export function setPicture(
  { arabic, verseNumber }: PictureSubject,
  translation: PictureTranslation | undefined,
  format: PictureFormat,
): readonly PicturePage[] {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const pieces = (text: string, language: string, face: string) =>
    measuredPieces(context, text, language, `${MEASURED_AT}px ${face}`)
  const words = pieces(arabic, 'ar', faces.arabic)
  return picturePages(
    {
      arabic: verseNumber === undefined ? words : withStar(words),
      translation: translation ? pieces(translation.text, translation.language, faceOf(translation)) : [],
    },
    format.room,
  )
}

/** The pieces of a text with their widths at a size of 1. `font` has a size of 100 pixels. */
export function measuredPieces(
  context: CanvasRenderingContext2D,
  text: string,
  language: string,
  font: string,
): readonly Piece[] {
  context.font = font
  return breakUnits(text, language).map((unit) => ({
    text: unit,
    width: context.measureText(unit).width / MEASURED_AT,
  }))
}

export const faceOf = ({ direction }: Pick<PictureTranslation, 'direction'>): string =>
  direction === 'rtl' ? faces.arabicWords : faces.words

/** The star stays on the line of the last word. */
function withStar(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1)
  if (!last) return pieces
  return [...pieces.slice(0, -1), { text: last.text, width: last.width + STAR_WIDTH }]
}
