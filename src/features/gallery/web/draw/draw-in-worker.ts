import { outlineWith } from '#shared/core/picture/outline-text.ts'
import type { SizedFont } from '#shared/core/picture/sized-font.ts'
import { type TypefaceName, typefaceOfWords } from '#shared/core/picture/typeface-files.ts'
import { drawDesign } from '../../core/draw-design.ts'
import { TextTooLong } from '../../core/text/set-texts.ts'
import type { Drawing, DrawingRequest } from './drawing-messages.ts'
import { loadTypeface } from './load-typeface.ts'

/** Draws a picture with the typefaces that it needs. */
export async function drawInWorker({ look, size, texts, title }: DrawingRequest): Promise<Drawing> {
  const fonts = await fontsFor(texts)
  try {
    const svg = drawDesign(look, size, {
      texts,
      title,
      outline: (text, typeface, direction) => outlineWith(fonts.get(typeface) ?? [], text, direction),
    })
    return { svg }
  } catch (error) {
    if (error instanceof TextTooLong) return { isTooLong: true }
    throw error
  }
}

async function fontsFor({
  arabic,
  words,
  source,
}: DrawingRequest['texts']): Promise<ReadonlyMap<TypefaceName, readonly SizedFont[]>> {
  const names = new Set<TypefaceName>(
    [words, source].flatMap((text) => (text ? [typefaceOfWords(text.language)] : [])),
  )
  if (arabic) names.add('arabic')
  return new Map(await Promise.all([...names].map(async (name) => [name, await loadTypeface(name)] as const)))
}
