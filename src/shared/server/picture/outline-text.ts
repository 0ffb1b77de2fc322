import bidiFactory from 'bidi-js'
import { Direction, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import { fontsOf, type SizedFont, type TypefaceName } from './typefaces.ts'

/** A line of text as outlines, at a font size of 1 and with its baseline at 0. */
export interface OutlinedText {
  readonly width: number
  /** SVG elements. */
  readonly svg: string
}

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
export function outlineText(text: string, typeface: TypefaceName, direction: 'ltr' | 'rtl'): OutlinedText {
  let width = 0
  const parts: string[] = []
  for (const run of inVisualOrder(runsOf(text, fontsOf(typeface), direction))) {
    const shaped = shapeRun(run)
    parts.push(`<g transform="translate(${width.toFixed(4)} 0)">${shaped.svg}</g>`)
    width += shaped.width
  }
  return { width, svg: parts.join('') }
}

/** The signs of a text that no font of the typeface has. */
export const missingSigns = (text: string, typeface: TypefaceName): readonly string[] =>
  [...new Set(text)].filter((sign) => {
    const code = (MISSING.get(sign) ?? sign).codePointAt(0) ?? 0
    return !/\s/.test(sign) && !fontsOf(typeface).some(({ font }) => (font.nominalGlyph(code) ?? 0) > 0)
  })

function runsOf(text: string, fonts: readonly SizedFont[], direction: 'ltr' | 'rtl'): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: { text: string; level: number; sized: SizedFont }[] = []
  let at = 0
  for (const written of text) {
    const level = levels[at] ?? 0
    at += written.length
    const sign = MISSING.get(written) ?? written
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
  let x = 0
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    const outline = font.glyphToPath(codepoint)
    if (outline) glyphs.push(`<path transform="translate(${x + xOffset} ${yOffset})" d="${outline}"/>`)
    x += xAdvance
  }
  const scale = 1 / unitsPerEm
  return { width: x * scale, svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>` }
}
