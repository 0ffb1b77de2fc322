import type { DecimalYear } from './time-positions.ts'
import { timelineEnd, timelineStart } from './time-positions.ts'

export interface LabelRoom {
  /** Pixels per year. */
  readonly scale: number
  /** The width of a label, in pixels. */
  readonly width: number
  /** The least distance between two labels of a lane, in pixels. */
  readonly gap: number
  /** The number of lanes above the axis. */
  readonly lanes: number
}

interface Labelled {
  readonly at: DecimalYear
  /** Lower ranks get their label first. */
  readonly rank: number
}

/**
 * The lane of each label, or `undefined` where there is no room at this scale. Labels of a lane don’t
 * overlap, here and at any larger scale, because their distances grow with it while their width doesn’t.
 */
export function placeLabels(items: readonly Labelled[], room: LabelRoom): readonly (number | undefined)[] {
  const lanes: number[][] = Array.from({ length: room.lanes }, () => [])
  const placed: (number | undefined)[] = items.map(() => undefined)
  const byRank = items.map((_, index) => index).sort((a, b) => rankAt(items, a) - rankAt(items, b))
  for (const index of byRank) {
    const start = labelStart(items[index]?.at ?? 0, room)
    const lane = lanes.findIndex((taken) =>
      taken.every((other) => Math.abs(other - start) >= room.width + room.gap),
    )
    if (lane < 0) continue
    lanes[lane]?.push(start)
    placed[index] = lane
  }
  return placed
}

const rankAt = (items: readonly Labelled[], index: number) => items[index]?.rank ?? 0

/**
 * The distance of a label from the beginning of the timeline, in pixels: it begins at its event, and ends at
 * the latest with the timeline.
 */
export function labelStart(at: DecimalYear, { scale, width }: Pick<LabelRoom, 'scale' | 'width'>): number {
  const end = (timelineEnd - timelineStart) * scale - width
  return Math.min((at - timelineStart) * scale, end)
}

/** Labels are placed for steps of the scale, so that they stay in their lanes while someone zooms. */
const STEPS_PER_DOUBLING = 2

/** The step at or below a scale. */
export const scaleStep = (scale: number): number =>
  2 ** (Math.floor(Math.log2(scale) * STEPS_PER_DOUBLING + 1e-9) / STEPS_PER_DOUBLING)

/**
 * The order in which labels appear: the landmarks, then the others in an order that spreads over the whole
 * list (halves, quarters, eighths).
 */
export function labelRanks(ids: readonly string[], landmarks: readonly string[]): readonly number[] {
  const others = ids.map((id, index) => ({ id, index })).filter(({ id }) => !landmarks.includes(id))
  const spread = others.toSorted((a, b) => reversedBits(a.index) - reversedBits(b.index)).map(({ id }) => id)
  const order = new Map([...landmarks, ...spread].map((id, rank) => [id, rank]))
  return ids.map((id) => order.get(id) ?? ids.length)
}

const BITS = 12

function reversedBits(value: number): number {
  let reversed = 0
  for (let bit = 0; bit < BITS; bit++) reversed = (reversed << 1) | ((value >> bit) & 1)
  return reversed
}
