import { typefaceOf } from '#shared/core/languages.ts'
import { contentLanguage } from '#shared/web/i18n/content-language.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { drawGround } from '#shared/web/picture/draw-ground.ts'
import { faces, formats, themes } from '#shared/web/picture/picture-look.ts'

/** A4, across. */
const PAPER = { width: 1188, height: 840 } as const
/** Pixels for each unit of the paper: about 200 to the inch. */
const SHARPNESS = 2
const MARGIN = 110
const MIDDLE = PAPER.width / 2

/** In points, for the PDF. */
export const PAPER_POINTS = [842, 595] as const

export interface Certificate {
  readonly name: string
  /** The part of the path. */
  readonly part: string
  readonly lessons: readonly string[]
  /** The day of the last lesson, as text. */
  readonly day: string
}

/** The typefaces of a certificate in the page’s language, for names in any script. */
function facesOfPage() {
  const { code, direction } = currentLanguage()
  const typeface = typefaceOf(code)
  const first = direction === 'rtl' ? faces.arabicWords : faces.words
  return typeface ? `"${typeface}", ${first}` : first
}

/** Loads the typefaces of its texts; without them, the browser uses its own. */
export async function certificateFonts(text: string): Promise<void> {
  const loads = [400, 600].map((weight) => document.fonts.load(`${weight} 40px ${facesOfPage()}`, text))
  await Promise.allSettled(loads)
}

/** Draws a certificate over the whole canvas. */
export function drawCertificate(canvas: HTMLCanvasElement, { name, part, lessons, day }: Certificate): void {
  canvas.width = PAPER.width * SHARPNESS
  canvas.height = PAPER.height * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.scale(SHARPNESS, SHARPNESS)
  drawGround(context, { ...formats.square, ...PAPER }, themes.light)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.direction = currentLanguage().direction
  const face = facesOfPage()
  const line = (text: string, y: number, size: number, look: { weight?: number; colour?: string } = {}) => {
    context.font = `${look.weight ?? 400} ${size}px ${face}`
    context.fillStyle = look.colour ?? themes.light.ink
    const room = PAPER.width - 2 * MARGIN
    const fitting = Math.min(1, room / Math.max(1, context.measureText(text).width))
    if (fitting < 1) context.font = `${look.weight ?? 400} ${size * fitting}px ${face}`
    context.fillText(text, MIDDLE, y)
  }
  line(t('lessons:certificate.heading'), 150, 30, { colour: themes.light.muted })
  line(name, 222, 58, { weight: 600 })
  line(t('lessons:certificate.text'), 272, 22, { colour: themes.light.muted })
  line(part, 316, 30, { weight: 600, colour: '#0f6b52' })
  drawLessons(context, lessons, face)
  line(day, PAPER.height - 128, 20)
  line(t('lessons:certificate.note'), PAPER.height - 96, 15, { colour: themes.light.muted })
  line(t('shell:name'), PAPER.height - 68, 18, { weight: 600, colour: themes.light.muted })
}

/** The titles in columns, in the order of reading. */
function drawLessons(context: CanvasRenderingContext2D, lessons: readonly string[], face: string): void {
  const [top, bottom] = [352, PAPER.height - 160]
  const columns = lessons.length > 20 ? 3 : lessons.length > 8 ? 2 : 1
  const rows = Math.ceil(lessons.length / columns)
  const height = Math.min(34, (bottom - top) / rows)
  const size = Math.min(18, height * 0.62)
  const width = (PAPER.width - 2 * MARGIN) / columns
  const rightToLeft = contentLanguage() === 'ar'
  context.fillStyle = themes.light.ink
  context.direction = rightToLeft ? 'rtl' : 'ltr'
  lessons.forEach((title, index) => {
    const column = Math.floor(index / rows)
    const middle = MARGIN + width * ((rightToLeft ? columns - 1 - column : column) + 0.5)
    context.font = `400 ${size}px ${face}`
    context.fillText(title, middle, top + height * ((index % rows) + 0.7), width - 16)
  })
  context.direction = currentLanguage().direction
}
