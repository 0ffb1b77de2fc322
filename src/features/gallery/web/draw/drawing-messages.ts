import type { Look } from '../../core/draw-design.ts'
import type { PictureSize } from '../../core/sizes.ts'
import type { PictureTexts } from '../../core/text/picture-texts.ts'

/** A picture to draw. */
export interface DrawingRequest {
  readonly look: Look
  readonly size: PictureSize
  readonly texts: PictureTexts
  readonly title: string
}

/** The picture as SVG, or that its text doesn’t fit. */
export type Drawing = { readonly svg: string } | { readonly isTooLong: true }
