import { breakEvenly, type Line, type Piece } from '#shared/core/picture/break-lines.ts'
import { breakUnits } from '#shared/core/picture/break-units.ts'
import { starPath } from '#shared/core/picture/star-path.ts'
import { type TypefaceName, typefaceOfWords } from '#shared/core/picture/typeface-files.ts'
import { missingSigns, outlineText } from './outline-text.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts'

/** The texts of a social picture; one of them at least. */
export interface PictureSubject {
  /** A sacred text or a name, in Arabic. */
  readonly arabic?: string | undefined
  /** A headline, or a name in Latin letters. */
  readonly title?: string | undefined
  /** A translation, a meaning or a summary. */
  readonly text?: string | undefined
  /** The line at the bottom: a reference, or the kind of page. */
  readonly source: string
  readonly language: { readonly code: string; readonly direction: 'ltr' | 'rtl' }
}

const PAPER = '#fbf8f1'
const INK = '#16221d'
const MUTED = '#56635c'
const ORNAMENT = '#b07d2b'
const FRAME = 28
const ROOM = { width: 1000, top: 96, height: 410, gap: 22 }
const SOURCE = { size: 27, baseline: 551 }
const STAR = 90
const STEP = 0.92

/** How a kind of text is set. The line height leaves room for the vowel marks. */
interface Setting {
  readonly typeface: TypefaceName
  readonly largest: number
  readonly smallest: number
  readonly lineHeight: number
  /** The baseline within a line, as a share of its height. */
  readonly baseline: number
  readonly colour: string
}

const settings = {
  arabic: { typeface: 'arabic', largest: 120, smallest: 40, lineHeight: 2.3, baseline: 0.6, colour: INK },
  title: { typeface: 'title', largest: 64, smallest: 40, lineHeight: 1.25, baseline: 0.76, colour: INK },
  text: { typeface: 'words', largest: 36, smallest: 25, lineHeight: 1.5, baseline: 0.7, colour: MUTED },
  /** A text alone. */
  onlyText: { typeface: 'words', largest: 46, smallest: 28, lineHeight: 1.5, baseline: 0.7, colour: INK },
} as const satisfies Readonly<Record<string, Setting>>

/** Typefaces whose letters are higher than those of Latin: the line height and the baseline in a line. */
const highLines: Partial<Record<TypefaceName, Pick<Setting, 'lineHeight' | 'baseline'>>> = {
  urdu: { lineHeight: 1.95, baseline: 0.63 },
  bengali: { lineHeight: 1.55, baseline: 0.72 },
  devanagari: { lineHeight: 1.55, baseline: 0.72 },
  malayalam: { lineHeight: 1.6, baseline: 0.7 },
}

/** How a text in the picture’s language is set. A text in Latin letters, such as an English summary, stays as it is. */
function settingIn(kind: 'title' | 'text' | 'onlyText', text: string, { code }: Language): Setting {
  const setting = settings[kind]
  const typeface = typefaceOfWords(code)
  const high = LATIN.test(firstLetter(text)) ? undefined : highLines[typeface]
  return high ? { ...setting, ...high, typeface } : setting
}

const LATIN = /\p{Script=Latin}/u
const ARABIC = /\p{Script=Arabic}/u

/** The first letter that belongs to a script, and isn’t a sign that every language has, such as ﷺ; empty without one. */
const firstLetter = (text: string): string => /(?!ﷺ)[^\P{L}\p{Script=Common}]/u.exec(text)?.[0] ?? ''

/** The direction of a text, by its first letter; that of the language if it has none. */
function directionOf(text: string, { direction }: Language): 'ltr' | 'rtl' {
  const letter = firstLetter(text)
  if (letter === '') return direction
  return ARABIC.test(letter) ? 'rtl' : 'ltr'
}

type Language = PictureSubject['language']

/** A text with the widths of its pieces at a font size of 1. */
interface Block {
  readonly pieces: readonly Piece[]
  readonly setting: Setting
  readonly direction: 'ltr' | 'rtl'
}

/** The picture as SVG without any text elements, so that it needs no fonts. */
export function socialPicture(subject: PictureSubject): string {
  const { source: line, language } = subject
  const { typeface } = settingIn('text', line, language)
  const source = outlineText(line, typeface, language.direction)
  const scale = Math.min(SOURCE.size, ROOM.width / source.width)
  const x = (PICTURE_WIDTH - source.width * scale) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    ground(),
    content(subject),
    `<g fill="${ORNAMENT}" transform="translate(${x} ${SOURCE.baseline}) scale(${scale})">${source.svg}</g>`,
    '</svg>',
  ].join('')
}

/**
 * All texts as large as fits. Where they don’t fit even at their smallest size, only the one in the picture’s
 * language is drawn; if that is still too long, it ends at a word with an ellipsis.
 */
function content({ arabic, title, text, language }: PictureSubject): string {
  const words = (kind: 'title' | 'text' | 'onlyText', words: string | undefined) =>
    words ? [measured(words, settingIn(kind, words, language), directionOf(words, language))] : []
  const headline = words('title', title)
  const inArabic = arabic ? [measured(arabic, arabicSetting(arabic), 'rtl')] : []
  const whole = fitted([...inArabic, ...headline, ...words('text', text)])
  if (whole) return drawn(whole)
  const isArabic = language.code === 'ar' || !text
  const own = isArabic && arabic ? inArabic : words('onlyText', text)
  return drawn(fitted([...headline, ...own]) ?? shortened(headline, own))
}

/** The typeface of the Quran lacks some letters of Persian and Urdu, and a word can’t have two typefaces. */
const arabicSetting = (text: string): Setting =>
  missingSigns(text, 'arabic').length === 0 ? settings.arabic : { ...settings.arabic, typeface: 'words' }

/** As much of the last text as fits at its smallest size. */
function shortened(headline: readonly Block[], [block]: readonly Block[]): readonly SetBlock[] {
  if (!block) return []
  const ellipsis = measured('…', block.setting, block.direction).pieces
  const beginning = (count: number) =>
    fitted([...headline, { ...block, pieces: [...block.pieces.slice(0, count), ...ellipsis] }])
  let [fits, tooMany] = [0, block.pieces.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (beginning(middle)) fits = middle
    else tooMany = middle
  }
  return beginning(fits) ?? []
}

/** A text of any length is measured only until it can’t fit: shaping a whole surah would take seconds. */
function measured(text: string, setting: Setting, direction: 'ltr' | 'rtl'): Block {
  const room = mostWidth(setting)
  const pieces: Piece[] = []
  let used = 0
  for (const piece of breakUnits(text, 'en')) {
    const { width } = outlineText(piece, setting.typeface, direction)
    pieces.push({ text: piece, width })
    used += width
    if (used > room) break
  }
  return { setting, direction, pieces }
}

/** The width of all lines together, at a font size of 1, where a text alone has its smallest size. */
const mostWidth = ({ smallest, lineHeight }: Setting): number =>
  Math.floor(ROOM.height / (smallest * lineHeight)) * (ROOM.width / smallest)

/** A block in its lines at a font size. */
interface SetBlock {
  readonly setting: Setting
  readonly direction: 'ltr' | 'rtl'
  readonly size: number
  readonly lines: readonly Line[]
  readonly height: number
}

/** The blocks as large as fits; `undefined` if they never do. */
function fitted(blocks: readonly Block[]): readonly SetBlock[] | undefined {
  for (let share = 1; ; share *= STEP) {
    const set = blocks.map(({ pieces, setting, direction }) => {
      const size = Math.max(setting.smallest, setting.largest * share)
      const lines = breakEvenly(pieces, ROOM.width / size)
      return { setting, direction, size, lines, height: lines.length * size * setting.lineHeight }
    })
    const isWide = blocks.some(({ pieces }, at) =>
      pieces.some(({ width }) => width * (set[at]?.size ?? 0) > ROOM.width),
    )
    if (heightOf(set) <= ROOM.height && !isWide) return set
    if (set.every(({ size, setting }) => size === setting.smallest)) return undefined
  }
}

const heightOf = (blocks: readonly SetBlock[]): number =>
  blocks.reduce((sum, block) => sum + block.height, ROOM.gap * (blocks.length - 1))

/** The blocks below each other in the middle. */
function drawn(blocks: readonly SetBlock[]): string {
  let y = ROOM.top + (ROOM.height - heightOf(blocks)) / 2
  const parts: string[] = []
  for (const { setting, direction, size, lines, height } of blocks) {
    for (const [at, line] of lines.entries()) {
      const text = line
        .map((piece) => piece.text)
        .join('')
        .trim()
      const { width, svg } = outlineText(text, setting.typeface, direction)
      const x = (PICTURE_WIDTH - width * size) / 2
      const baseline = y + (at + setting.baseline) * size * setting.lineHeight
      parts.push(
        `<g fill="${setting.colour}" transform="translate(${x} ${baseline}) scale(${size})">${svg}</g>`,
      )
    }
    y += height + ROOM.gap
  }
  return parts.join('')
}

/** The paper with stars that fade towards the middle, and the frame with its star at the top. */
function ground(): string {
  const stars: string[] = []
  for (let x = 0; x <= PICTURE_WIDTH + STAR; x += STAR) {
    for (let y = 0; y <= PICTURE_HEIGHT + STAR; y += STAR) {
      stars.push(
        starPath(x, y, STAR / 2),
        starPath(x - STAR / 2, y - STAR / 2, (STAR / 2) * (Math.SQRT2 - 1)),
      )
    }
  }
  const middle = PICTURE_WIDTH / 2
  return `<defs><radialGradient id="fade" cx="0.5" cy="0.5" r="0.62"><stop offset="0.72" stop-color="${PAPER}"/><stop offset="1" stop-color="${PAPER}" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="${PAPER}"/>
<path d="${stars.join('')}" fill="none" stroke="${ORNAMENT}" stroke-opacity="0.34" stroke-width="1.3"/>
<rect width="100%" height="100%" fill="url(#fade)"/>
<rect x="${FRAME}" y="${FRAME}" width="${PICTURE_WIDTH - 2 * FRAME}" height="${PICTURE_HEIGHT - 2 * FRAME}" rx="22" fill="none" stroke="${ORNAMENT}" stroke-opacity="0.55" stroke-width="1.5"/>
<rect x="${middle - 52}" y="${FRAME - 4}" width="104" height="8" fill="${PAPER}"/>
<path d="${starPath(middle, FRAME + 4, 30)}${starPath(middle, FRAME + 4, 15)}" fill="none" stroke="${ORNAMENT}" stroke-linejoin="round" stroke-width="2.2"/>`
}
