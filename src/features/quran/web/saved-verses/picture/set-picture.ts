import type { Piece } from '../../../core/verse-picture/break-lines.ts'
import { breakUnits } from '../../../core/verse-picture/break-units.ts'
import { type PicturePage, picturePages } from '../../../core/verse-picture/picture-pages.ts'
import type { VerseTexts, VerseTranslation } from '../verse-texts.ts'
import { faces, type PictureFormat } from './picture-look.ts'

/** Text is measured at this size and drawn at any other. */
const MEASURED_AT = 100
/** The width of the star after a verse, with the space before it, at a size of 1. */
export const STAR_WIDTH = 1.25

/** The content of each picture of a verse. The typefaces must be loaded. */
export function setPicture(
  verse: VerseTexts,
  translation: VerseTranslation | undefined,
  format: PictureFormat,
): readonly PicturePage[] {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const pieces = (text: string, language: string, face: string): readonly Piece[] => {
    context.font = `${MEASURED_AT}px ${face}`
    return breakUnits(text, language).map((unit) => ({
      text: unit,
      width: context.measureText(unit).width / MEASURED_AT,
    }))
  }
  return picturePages(
    {
      verse: withStar(pieces(verse.arabicText, 'ar', faces.verse)),
      translation: translation ? pieces(translation.text, translation.language, faceOf(translation)) : [],
    },
    format.room,
  )
}

export const faceOf = ({ direction }: Pick<VerseTranslation, 'direction'>): string =>
  direction === 'rtl' ? faces.arabicWords : faces.words

/** The star stays on the line of the last word. */
function withStar(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1)
  if (!last) return pieces
  return [...pieces.slice(0, -1), { text: last.text, width: last.width + STAR_WIDTH }]
}
