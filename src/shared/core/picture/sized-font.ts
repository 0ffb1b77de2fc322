import { Blob, Face, Font } from 'harfbuzzjs'

/** A font with the size of its units. */
export interface SizedFont {
  readonly font: Font
  readonly unitsPerEm: number
}

/** The font in an OpenType file. */
export function sizedFont(openType: Uint8Array): SizedFont {
  const face = new Face(new Blob(openType))
  return { font: new Font(face), unitsPerEm: face.upem }
}
