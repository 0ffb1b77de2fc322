import type { DocumentFormat } from '#shared/core/document/document-format.ts'
import type { StrippedPicture } from './picture-parts.ts'
import { strippedJpeg } from './stripped-jpeg.ts'
import { strippedPng } from './stripped-png.ts'
import { strippedWebp } from './stripped-webp.ts'

const strip = { jpg: strippedJpeg, png: strippedPng, webp: strippedWebp }

/**
 * A picture with only the parts that draw it: no place, device, date, comment or preview, and nothing after its end.
 * `undefined` if its structure is broken.
 */
export function strippedPicture(
  file: Uint8Array,
  { extension }: Pick<DocumentFormat, 'extension'>,
): StrippedPicture | undefined {
  if (extension === 'pdf') return undefined
  try {
    return strip[extension](file)
  } catch (error) {
    // A length in the file points outside of it.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
