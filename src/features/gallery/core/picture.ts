import type { Look } from './draw-design.ts'
import type { GreetingName } from './greetings.ts'

export const categories = ['greetings', 'calligraphy', 'mosques', 'nature', 'quotes'] as const
export type Category = (typeof categories)[number]

/** The text of a picture. `words` are the positions of the first and last word of a verse, from 1. */
export type PictureText =
  | { readonly kind: 'verse'; readonly verse: string; readonly words?: readonly [number, number] }
  | { readonly kind: 'hadith'; readonly id: string }
  | { readonly kind: 'greeting'; readonly name: GreetingName }
  | { readonly kind: 'none' }

/** A picture of the gallery that is drawn by code. */
export interface DrawnPicture {
  readonly id: string
  readonly category: Category
  readonly look: Look
  readonly text: PictureText
  readonly featured?: boolean
}
