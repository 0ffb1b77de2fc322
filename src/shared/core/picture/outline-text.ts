import bidiFactory from 'bidi-js'
import { Direction, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import type { SizedFont } from './sized-font.ts'

/** A line of text as outlines, at a font size of 1 and with its baseline at 0. */
export interface OutlinedText {
  readonly width: number
  /** SVG elements. */
  readonly svg: string
  /** The edges of everything drawn, downwards from the baseline and rightwards from the start. */
  readonly ink: Ink
}

export interface Ink {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const NO_INK: Ink = { left: 0, top: 0, right: 0, bottom: 0 }

/** A part of a line with one direction and one font. */
interface Run {
  readonly text: string
  readonly level: number
  readonly sized: SizedFont
}

const bidi = bidiFactory()
/** Signs that none of the typefaces has, and those drawn instead: ayn and hamza of the transliteration. */
const MISSING = new Map([
  ['ʿ', '‘'],
  ['ʾ', '’'],
])
/** Marks and joiners belong to the sign before them. */
const CONTINUES = /^[\p{M}\u200C\u200D]$/u

/**
 * Shapes one line, with ligatures and vowel marks, and orders its runs by the bidirectional algorithm
 * (https://www.unicode.org/reports/tr9/).
 */
export function outlineWith(
  fonts: readonly SizedFont[],
  text: string,
  direction: 'ltr' | 'rtl',
): OutlinedText {
  let width = 0
  let ink: Ink | undefined
  const parts: string[] = []
  for (const run of inVisualOrder(runsOf(text, fonts, direction))) {
    const shaped = shapeRun(run)
    parts.push(`<g transform="translate(${width.toFixed(4)} 0)">${shaped.svg}</g>`)
    ink = around(ink, moved(shaped.ink, width))
    width += shaped.width
  }
  return { width, svg: parts.join(''), ink: ink ?? NO_INK }
}

const moved = ({ left, top, right, bottom }: Ink, by: number): Ink => ({
  left: left + by,
  top,
  right: right + by,
  bottom,
})

const around = (a: Ink | undefined, b: Ink): Ink =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b

/** The signs of a text that none of the fonts has. */
export const signsMissingIn = (fonts: readonly SizedFont[], text: string): readonly string[] =>
  [...new Set(text)].filter((sign) => !/\s/.test(sign) && !hasSign(fonts, drawnFor(sign, fonts)))

const hasSign = (fonts: readonly SizedFont[], sign: string): boolean =>
  fonts.some(({ font }) => (font.nominalGlyph(sign.codePointAt(0) ?? 0) ?? 0) > 0)

/** What is drawn for a sign: a letter that no font has with its mark, such as ḥ, has none. */
function drawnFor(sign: string, fonts: readonly SizedFont[]): string {
  const drawn = MISSING.get(sign) ?? sign
  const [letter = drawn] = drawn.normalize('NFD')
  return hasSign(fonts, drawn) || !hasSign(fonts, letter) ? drawn : letter
}

function runsOf(text: string, fonts: readonly SizedFont[], direction: 'ltr' | 'rtl'): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: { text: string; level: number; sized: SizedFont }[] = []
  let at = 0
  for (const written of text) {
    const level = levels[at] ?? 0
    at += written.length
    const sign = drawnFor(written, fonts)
    const last = runs.at(-1)
    const sized = last && CONTINUES.test(sign) ? last.sized : fontFor(sign, fonts, last?.sized)
    if (last?.level === level && last.sized === sized) last.text += sign
    else runs.push({ text: sign, level, sized })
  }
  return runs
}

/** The first font with a sign; spaces stay in the font before them. */
function fontFor(sign: string, fonts: readonly SizedFont[], before: SizedFont | undefined): SizedFont {
  const code = sign.codePointAt(0) ?? 0
  const has = ({ font }: SizedFont) => (font.nominalGlyph(code) ?? 0) > 0
  if (before && sign === ' ' && has(before)) return before
  const found = fonts.find(has) ?? fonts[0]
  if (!found) throw new Error('A typeface has no fonts.')
  return found
}

/** Rule L2: from the highest level to the lowest odd one, sequences of that level or higher are reversed. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      if (to > from) from = to
    }
  }
  return ordered
}

function shapeRun({ text, level, sized: { font, unitsPerEm } }: Run): OutlinedText {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  shape(font, buffer)
  const glyphs: string[] = []
  const scale = 1 / unitsPerEm
  let ink: Ink | undefined
  let x = 0
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    const outline = font.glyphToPath(codepoint)
    const extents = font.glyphExtents(codepoint)
    if (outline) glyphs.push(`<path transform="translate(${x + xOffset} ${yOffset})" d="${outline}"/>`)
    if (outline && extents) {
      const { xBearing, yBearing, width, height } = extents
      const left = (x + xOffset + xBearing) * scale
      const top = -(yOffset + yBearing) * scale
      // The height of a glyph is negative, because its y axis goes upwards.
      ink = around(ink, { left, top, right: left + width * scale, bottom: top - height * scale })
    }
    x += xAdvance
  }
  const svg = `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`
  return { width: x * scale, svg, ink: ink ?? NO_INK }
}
