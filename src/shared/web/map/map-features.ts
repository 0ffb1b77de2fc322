import type { Coordinates } from '#shared/core/coordinates.ts'

/** Something at a place of a map. */
export interface MapMark {
  /** Unique on the map. */
  readonly id: string
  readonly at: Coordinates
  /** Its accessible name. */
  readonly name: string
  readonly look: 'own' | 'kaaba' | 'pin'
  /** A short label next to it. */
  readonly label?: string
  /** It can be pressed, and is then a button. */
  readonly onChoose?: () => void
  readonly chosen?: boolean
}

/** The content of a map, for both kinds of map. */
export interface MapFeatures {
  /** The map's accessible name. */
  readonly label: string
  readonly marks: readonly MapMark[]
  /** The shortest way between two places, drawn as a great circle. */
  readonly way?: readonly [from: Coordinates, to: Coordinates]
  /** The centre of the surroundings; without it there is no button for them. */
  readonly own?: Coordinates
  /** A press on the map, or Enter for its centre, chooses a place. */
  readonly onPick?: (at: Coordinates) => void
  /** A press near a mark chooses it by its id. For marks that are too close together to be buttons. */
  readonly onPickMark?: (id: string) => void
}

/** The position of a place on the map, in pixels from the top left corner. */
export type Projection = (place: Coordinates) => readonly [x: number, y: number]
