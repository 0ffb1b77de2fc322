import type { Backdrop } from '../backdrop.ts'
import type { Palette } from '../colour/palettes.ts'
import type { PictureSize } from '../sizes.ts'

/** Draws an ornament over the ground, and says where texts go. */
export type Ornament = (size: PictureSize, palette: Palette) => Pick<Backdrop, 'svg' | 'room'>
