/** A point of a drawing, 200 wide and 200 high, from the top left. */
export type Point = readonly [x: number, y: number]

/** The shapes of a hand that the figures can draw. */
export type HandShape =
  /** All fingers straight and together. */
  | 'flat'
  /** All fingers straight and apart. */
  | 'open'
  /** A closed hand. */
  | 'fist'
  /** Only the index finger is straight. */
  | 'index'
  /** The fingertips meet the thumb, the fingers straight. */
  | 'pinched'
  /** Three fingers are folded over the thumb. */
  | 'three-folded'
  /** Index finger and thumb are a small C, the other fingers are closed. */
  | 'small-c'
  /** Fingers apart and bent. */
  | 'claw'
  /** Index and middle finger are straight and apart. */
  | 'two'
  /** All fingers together and bent, seen from the thumb’s side. */
  | 'bent'

export interface Hand {
  /** The wrist. */
  readonly at: Point
  readonly shape: HandShape
  /** The direction of the fingers in degrees: 0 is up, 90 is to the right of the picture. */
  readonly turn: number
  /** On which side of the picture the thumb is while the fingers point up. */
  readonly thumb: 'left' | 'right'
}

export interface Arm {
  readonly elbow: Point
  readonly hand: Hand
}

/** A movement, from where to where; `bend` curves it to the left of its direction. */
export interface Arrow {
  readonly from: Point
  readonly to: Point
  readonly bend?: number
  /** Back and forth. */
  readonly both?: true
}

/** Head and upper body, seen from the front. The right arm is on the left of the picture. */
export interface UpperBody {
  readonly view: 'upper'
  /** How far the head is turned to the right of the picture. */
  readonly turn?: number
  readonly right: Arm
  readonly left: Arm
  readonly arrows?: readonly Arrow[]
  /** Where water is drawn. */
  readonly water?: Point
}

/** The whole body standing, seen from the front. */
export interface Standing {
  readonly view: 'standing'
  readonly right: Arm
  readonly left: Arm
  readonly arrows?: readonly Arrow[]
}

/** The whole body, seen from its right side and facing the right of the picture. */
export interface Sideways {
  readonly view: 'side'
  readonly head: Point
  readonly shoulder: Point
  readonly hip: Point
  readonly knee: Point
  readonly ankle: Point
  readonly toe: Point
  readonly elbow: Point
  readonly hand: Point
  /** Whether the index finger points. */
  readonly points?: true
  readonly arrows?: readonly Arrow[]
  readonly water?: Point
}

export type Pose = UpperBody | Standing | Sideways
