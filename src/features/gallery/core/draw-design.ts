import type { Backdrop } from './backdrop.ts'
import { type HourName, hourOf } from './colour/hours.ts'
import { type PaletteName, palettes } from './colour/palettes.ts'
import { type LandscapeName, landscape } from './landscapes.ts'
import { type OrnamentName, ornamentBackdrop } from './ornament/ornaments.ts'
import type { PictureSize } from './sizes.ts'
import { element } from './svg.ts'
import type { Outline, PictureTexts } from './text/picture-texts.ts'
import { type SetTexts, setTexts, type TextArea } from './text/set-texts.ts'

/** How a picture looks, apart from its texts and its size. */
export type Look =
  | { readonly ornament: OrnamentName; readonly palette: PaletteName }
  | {
      readonly landscape: LandscapeName
      readonly hour: HourName
      readonly moon: number
      readonly seed: number
    }

/** The largest Arabic as a share of the smaller side. */
const LARGEST = 0.15

/** The background of a picture and the room for its texts. */
export function backdropOf(look: Look, size: PictureSize, hasTexts: boolean): Backdrop {
  if ('ornament' in look) return ornamentBackdrop(look.ornament, size, palettes[look.palette])
  const { moon, seed } = look
  return landscape(look.landscape, size, { hour: hourOf(look.hour), moon, seed, hasTexts })
}

/** The texts of a picture as outlines. Throws `TextTooLong`. */
export function textsOf(
  backdrop: Backdrop,
  size: PictureSize,
  texts: PictureTexts,
  outline: Outline,
): SetTexts {
  const unit = Math.min(size.width, size.height)
  const area: TextArea = {
    ...backdrop.room,
    unit,
    largest: unit * LARGEST,
    ink: backdrop.ink,
    muted: backdrop.muted,
  }
  return setTexts(area, texts, outline)
}

/** A picture as SVG without text elements, so that it looks the same everywhere and needs no fonts. */
export function drawDesign(
  look: Look,
  size: PictureSize,
  { texts, title, outline }: { texts: PictureTexts; title: string; outline: Outline },
): string {
  const { width, height } = size
  const backdrop = backdropOf(look, size, hasTexts(texts))
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, escapeXml(title)),
    backdrop.svg,
    textsOf(backdrop, size, texts, outline).svg,
  )
}

const hasTexts = ({ arabic, words, source }: PictureTexts): boolean => [arabic, words, source].some(Boolean)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
