import { breakEvenly, breakLines, type Line, type Piece } from './break-lines.ts'

/** Allowed font sizes in pixels; the line height is a multiple of the size. */
export interface Setting {
  readonly largest: number
  readonly smallest: number
  readonly lineHeight: number
}

/** Lines at one size. */
export interface Block {
  readonly size: number
  readonly lines: readonly Line[]
}

/** The content of one picture. */
export interface PicturePage {
  readonly arabic?: Block
  readonly translation?: Block
}

export interface PictureTexts {
  readonly arabic: readonly Piece[]
  /** Empty for a picture without translation. */
  readonly translation: readonly Piece[]
}

export interface PictureRoom {
  readonly width: number
  readonly height: number
  /** Between the Arabic and its translation, in pixels. */
  readonly gap: number
  readonly arabic: Setting
  readonly translation: Setting
}

const STEP = 2

/**
 * Lays out an Arabic text and its translation: on one picture, as large as fits; else the Arabic on as few pictures as needed,
 * followed by the translation. No piece is omitted or divided.
 */
export function picturePages(texts: PictureTexts, room: PictureRoom): readonly PicturePage[] {
  return (
    onOnePage(texts, room) ?? [
      ...spread(texts.arabic, room.arabic, room).map((arabic) => ({ arabic })),
      ...spread(texts.translation, room.translation, room).map((translation) => ({ translation })),
    ]
  )
}

/** Shrinks both font sizes together until the page fits; `undefined` if it never does. */
function onOnePage(
  { arabic, translation }: PictureTexts,
  room: PictureRoom,
): readonly PicturePage[] | undefined {
  for (let size = room.arabic.largest; size >= room.arabic.smallest; size -= STEP) {
    const share = (size - room.arabic.smallest) / (room.arabic.largest - room.arabic.smallest)
    const { smallest, largest } = room.translation
    const page = {
      arabic: setAt(size, arabic, room.width),
      ...(translation.length > 0 && {
        translation: setAt(Math.round(smallest + share * (largest - smallest)), translation, room.width),
      }),
    }
    if (heightOf(page, room) <= room.height) return [page]
  }
  return undefined
}

const setAt = (size: number, pieces: readonly Piece[], width: number): Block => ({
  size,
  lines: breakEvenly(pieces, width / size),
})

/** The height of the content in pixels. */
export function heightOf({ arabic, translation }: PicturePage, room: PictureRoom): number {
  return (
    heightOfBlock(arabic, room.arabic) +
    (arabic && translation ? room.gap : 0) +
    heightOfBlock(translation, room.translation)
  )
}

const heightOfBlock = (block: Block | undefined, { lineHeight }: Setting) =>
  block ? block.lines.length * block.size * lineHeight : 0

/** Uses as few pages as the smallest size allows, then the largest size for that many, with even lines per page. */
function spread(pieces: readonly Piece[], setting: Setting, room: PictureRoom): readonly Block[] {
  const linesAt = (size: number) => breakLines(pieces, room.width / size)
  const roomAt = (size: number) => Math.max(1, Math.floor(room.height / (size * setting.lineHeight)))
  const pagesAt = (size: number) => Math.ceil(linesAt(size).length / roomAt(size))
  const fewest = pagesAt(setting.smallest)
  let size = setting.largest
  while (size > setting.smallest && pagesAt(size) > fewest) size -= STEP
  const lines = linesAt(size)
  const perPage = Math.ceil(lines.length / fewest)
  return Array.from({ length: fewest }, (_, page) => lines.slice(page * perPage, (page + 1) * perPage).flat())
    .filter((some) => some.length > 0)
    .map((some) => setAt(size, some, room.width))
}
