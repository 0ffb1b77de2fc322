import { LRUCache } from 'lru-cache'
import type { Language } from '#shared/core/languages.ts'
import { outlineText } from '#shared/server/picture/outline-text.ts'
import { drawDesign } from '../core/draw-design.ts'
import type { DrawnPicture } from '../core/picture.ts'
import type { QuotedTexts } from '../core/quoted-text.ts'
import { type SizeName, sizes } from '../core/sizes.ts'
import { pictureWords } from './gallery-texts.ts'

/** A picture of the gallery as SVG. */
export function drawnSvg(
  picture: DrawnPicture,
  { quoted, language, size }: { quoted: QuotedTexts; language: Language; size: SizeName },
): string {
  const { title, texts } = pictureWords(picture, quoted, language)
  return drawDesign(picture.look, sizes[size], { texts, title, outline: outlineText })
}

const MOST_IMAGES = 200
const MOST_BYTES = 40_000_000

/** PNG files by key, as many as fit the memory. */
export const imageCache = () =>
  new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: MOST_IMAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  })

/** Turns SVG without text elements into PNG, off the main thread. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}
