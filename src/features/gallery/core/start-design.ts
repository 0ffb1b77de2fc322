import { type Design, designQuery, firstDesign } from './design.ts'
import type { DrawnPicture } from './picture.ts'

/** The query of the page that makes pictures like this one. A hadith gives way to a verse. */
export function startDesign({ look, text }: DrawnPicture): string {
  const design: Design = {
    ...firstDesign,
    ...('ornament' in look
      ? { look: look.ornament, palette: look.palette }
      : { look: look.landscape, hour: look.hour, moon: look.moon }),
    text: textOf(text),
  }
  return designQuery(design).toString()
}

function textOf(text: DrawnPicture['text']): Design['text'] {
  if (text.kind === 'verse') return { kind: 'verse', verse: text.verse, translation: !text.words }
  if (text.kind === 'hadith') return firstDesign.text
  return text
}
