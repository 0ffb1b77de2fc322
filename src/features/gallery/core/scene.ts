import type { Hour } from './colour/hours.ts'
import type { PictureSize } from './sizes.ts'

/** What a landscape is drawn from. */
export interface Scene extends PictureSize {
  /** The smaller side in pixels. */
  readonly unit: number
  readonly hour: Hour
  /** Days since the new moon. */
  readonly moon: number
  readonly seed: number
  /** Whether the sky stays free for texts. */
  readonly hasTexts: boolean
}

/** Draws everything below the sky; `horizon` is a share of the height, and so is `top`, where the highest parts end. */
export interface View {
  readonly horizon: number
  readonly top: number
  /** The place of the sun or the moon as shares of width and height; `undefined` for none. */
  readonly light: { readonly x: number; readonly y: number; readonly radius: number } | undefined
  readonly draw: (scene: Scene) => string
}
