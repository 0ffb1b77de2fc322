export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface StrippedPicture {
  readonly content: Uint8Array
  /** In pixels, as stored. */
  readonly size: PictureSize
}
