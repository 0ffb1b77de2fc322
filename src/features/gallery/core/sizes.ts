export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The sizes in which a picture can be downloaded, in pixels. */
export const sizes = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  phone: { width: 1080, height: 2400 },
  desktop: { width: 2560, height: 1440 },
} as const satisfies Readonly<Record<string, PictureSize>>

export type SizeName = keyof typeof sizes
export const sizeNames = Object.keys(sizes) as readonly SizeName[]
