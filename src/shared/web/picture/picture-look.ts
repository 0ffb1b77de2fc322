import type { PictureRoom } from '#shared/core/picture/picture-pages.ts'

/** The size of a picture in pixels, and the area for the text. */
export interface PictureFormat {
  readonly width: number
  readonly height: number
  /** From the top edge to the area for the text, and from there to the bottom edge. */
  readonly head: number
  readonly foot: number
  readonly room: PictureRoom
}

const settings = {
  arabic: { largest: 100, smallest: 47, lineHeight: 2.5 },
  translation: { largest: 42, smallest: 29, lineHeight: 1.5 },
} as const

export const formats = {
  square: {
    width: 1080,
    height: 1080,
    head: 190,
    foot: 180,
    room: { width: 850, height: 710, gap: 34, ...settings },
  },
  story: {
    width: 1080,
    height: 1920,
    head: 330,
    foot: 330,
    room: { width: 850, height: 1260, gap: 64, ...settings },
  },
} as const satisfies Readonly<Record<string, PictureFormat>>

export type FormatName = keyof typeof formats

/** The colours of both themes. A picture has its own theme, independent of the page's. */
export const themes = {
  light: { paper: '#fbf8f1', ink: '#16221d', muted: '#56635c', ornament: '#b07d2b' },
  night: { paper: '#0c1220', ink: '#ece7da', muted: '#a2a9b8', ornament: '#c9a15c' },
} as const

export type ThemeName = keyof typeof themes
export type Palette = (typeof themes)[ThemeName]

/** The typefaces of a picture's texts. */
export const faces = {
  arabic: '"Amiri Quran"',
  words: '"Fraunces", "IBM Plex Sans Arabic", Georgia, serif',
  arabicWords: '"IBM Plex Sans Arabic", "Fraunces", sans-serif',
} as const
