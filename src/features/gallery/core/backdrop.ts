/** What is behind and around the texts of a picture. */
export interface Backdrop {
  readonly svg: string
  /** The rectangle that stays free for texts, in pixels. */
  readonly room: Room
  readonly ink: string
  readonly muted: string
  /** The colours that may be behind texts. A gradient of two colours is listed with both. */
  readonly behind: readonly string[]
}

export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A room of a share of the picture’s width and height around a point. */
export const roomAround = (x: number, y: number, width: number, height: number): Room => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
