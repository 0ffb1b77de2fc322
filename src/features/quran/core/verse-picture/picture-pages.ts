import { breakEvenly, breakLines, type Line, type Piece } from './break-lines.ts'

/** How a text may be set: sizes in pixels, the height of a line as a multiple of the size. */
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

/** What one picture shows. */
export interface PicturePage {
  readonly verse?: Block
  readonly translation?: Block
}

export interface PictureTexts {
  readonly verse: readonly Piece[]
  /** Empty when the picture shows none. */
  readonly translation: readonly Piece[]
}

export interface PictureRoom {
  readonly width: number
  readonly height: number
  /** Between the verse and its translation, in pixels. */
  readonly gap: number
  readonly verse: Setting
  readonly translation: Setting
}

const STEP = 2

/**
 * Sets a verse and its translation: on one picture as large as fits; else the verse on as few pictures as it needs
 * and then the translation on its own. No piece is left out or divided.
 */
export function picturePages(texts: PictureTexts, room: PictureRoom): readonly PicturePage[] {
  return (
    onOnePage(texts, room) ?? [
      ...spread(texts.verse, room.verse, room).map((verse) => ({ verse })),
      ...spread(texts.translation, room.translation, room).map((translation) => ({ translation })),
    ]
  )
}

/** Both sizes shrink together, from the largest to the smallest of each. */
function onOnePage(
  { verse, translation }: PictureTexts,
  room: PictureRoom,
): readonly PicturePage[] | undefined {
  for (let size = room.verse.largest; size >= room.verse.smallest; size -= STEP) {
    const share = (size - room.verse.smallest) / (room.verse.largest - room.verse.smallest)
    const { smallest, largest } = room.translation
    const page = {
      verse: setAt(size, verse, room.width),
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

/** The height of what a picture shows, in pixels. */
export function heightOf({ verse, translation }: PicturePage, room: PictureRoom): number {
  return (
    heightOfBlock(verse, room.verse) +
    (verse && translation ? room.gap : 0) +
    heightOfBlock(translation, room.translation)
  )
}

const heightOfBlock = (block: Block | undefined, { lineHeight }: Setting) =>
  block ? block.lines.length * block.size * lineHeight : 0

/** On as few pages as the smallest size allows, then as large as these pages allow, with alike many lines on each. */
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
