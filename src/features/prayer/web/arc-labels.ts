import type { Point } from './arc-geometry.ts'

/** The position of a mark's name: the start and top of its box, and its alignment. */
export interface ArcLabel extends Point {
  readonly name: string
  readonly align: 'start' | 'center' | 'end'
}

export interface LabelSize {
  readonly width: number
  readonly height: number
}

type Place = (mark: Point, size: LabelSize) => Point & Pick<ArcLabel, 'align'>

const insideAfter: Place = ({ x, y }) => ({ x: x + 12, y: y + 3, align: 'start' })
const insideBefore: Place = ({ x, y }, { width }) => ({ x: x - 12 - width, y: y + 3, align: 'end' })

/**
 * Names are inside the arc, so that they are not cut off at its ends; noon's is above it, Asr's beside it.
 */
const places: Readonly<Record<string, Place>> = {
  dhuhr: ({ x, y }, { width, height }) => ({ x: x - width / 2, y: y - height - 12, align: 'center' }),
  asr: ({ x, y }, { height }) => ({ x: x + 20, y: y - height * 0.9, align: 'start' }),
  sunrise: insideAfter,
  fajr: insideAfter,
  maghrib: insideBefore,
  isha: insideBefore,
}

/** The order in which names are placed: later ones move away from the arc's line. */
const above = ['asr', 'dhuhr']
const below = ['sunrise', 'maghrib', 'fajr', 'isha']

/**
 * Places the names of all marks without overlaps, even if a short night or a low sun puts the marks close
 * together.
 */
export function labelsOf(
  marks: readonly (Point & { readonly name: string })[],
  size: LabelSize,
): readonly ArcLabel[] {
  const wanted = new Map(
    marks.map((mark) => [mark.name, { name: mark.name, ...(places[mark.name] ?? insideAfter)(mark, size) }]),
  )
  const inOrder = (names: readonly string[]) => names.flatMap((name) => wanted.get(name) ?? [])
  return [...apart(inOrder(above), size, -1), ...apart(inOrder(below), size, 1)]
}

function apart(labels: readonly ArcLabel[], { width, height }: LabelSize, direction: 1 | -1): ArcLabel[] {
  const placed: ArcLabel[] = []
  for (const label of labels) {
    let { y } = label
    const neighbours = placed
      .filter((other) => Math.abs(other.x - label.x) < width)
      .sort((a, b) => (a.y - b.y) * direction)
    for (const other of neighbours) if (Math.abs(other.y - y) < height) y = other.y + height * direction
    placed.push({ ...label, y })
  }
  return placed
}
