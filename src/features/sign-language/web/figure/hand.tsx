import type { Hand, HandShape } from '../../core/pose.ts'

/** A finger as a line, drawn twice: the outline and then the skin. */
interface Finger {
  readonly d: string
  readonly width: number
}

const WIDTH = 6
const straight = (x: number, tip: number, toX = x): Finger => ({ d: `M${x} -17L${toX} ${tip}`, width: WIDTH })
const folded = (x: number): Finger => ({ d: `M${x} -19L${x} -14`, width: WIDTH })
const thumbOf = (d: string): Finger => ({ d, width: 6.5 })

/** The fingers of each shape with the thumb on the right and the fingers up, from the wrist at 0 0. */
const shapes: Readonly<Record<HandShape, readonly Finger[]>> = {
  flat: [
    straight(-8.4, -31),
    straight(-2.8, -35),
    straight(2.8, -36),
    straight(8.4, -33),
    thumbOf('M10 -8L12.5 -19'),
  ],
  open: [
    straight(-8.4, -31, -17),
    straight(-2.8, -37, -6),
    straight(2.8, -37, 5),
    straight(8.4, -33, 15),
    thumbOf('M9 -7L20 -15'),
  ],
  fist: [folded(-8.4), folded(-2.8), folded(2.8), folded(8.4), thumbOf('M11 -7L1 -10')],
  index: [folded(-8.4), folded(-2.8), folded(2.8), straight(8.4, -38), thumbOf('M11 -7L2 -10')],
  two: [folded(-8.4), folded(-2.8), straight(2.8, -38, -1), straight(8.4, -37, 14), thumbOf('M11 -7L1 -10')],
  pinched: [
    straight(-8.4, -33, -2.5),
    straight(-2.8, -36, -1),
    straight(2.8, -36, 1),
    straight(8.4, -33, 2.5),
    thumbOf('M10 -8L4 -31'),
  ],
  'three-folded': [
    folded(-8.4),
    { d: 'M-3.5 -19L-3.5 -7', width: WIDTH },
    { d: 'M2.3 -19L2.3 -6', width: WIDTH },
    { d: 'M8.2 -19L8.2 -7', width: WIDTH },
  ],
  'small-c': [
    folded(-8.4),
    folded(-2.8),
    folded(2.8),
    { d: 'M7 -17Q10 -31 22 -29', width: WIDTH },
    thumbOf('M9 -8Q16 -4 22 -13'),
  ],
  bent: [{ d: 'M0 -17L0 -27Q1 -33 12 -35', width: 8 }, thumbOf('M3 -8L12 -19')],
  claw: [
    { d: 'M-8.4 -17Q-16 -29 -9 -33', width: WIDTH },
    { d: 'M-2.8 -17Q-7 -34 -1 -38', width: WIDTH },
    { d: 'M2.8 -17Q3 -35 8 -38', width: WIDTH },
    { d: 'M8.4 -17Q14 -31 17 -32', width: WIDTH },
    thumbOf('M9 -7Q20 -9 20 -18'),
  ],
}

const OUTLINE = 2.4
const PALM = 23
/** Of a hand that is seen from its side. */
const NARROW_PALM = 14

/** A hand with its wrist at `at`. */
export function HandDrawing({ hand: { at, shape, turn, thumb }, size = 1 }: { hand: Hand; size?: number }) {
  const mirror = thumb === 'left' ? -1 : 1
  const fingers = shapes[shape]
  const palm = shape === 'bent' ? NARROW_PALM : PALM
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${mirror * size} ${size})`}>
      <rect
        className="fill-raised stroke-ink"
        height="20"
        rx="6"
        strokeWidth={OUTLINE}
        width={palm}
        x={-palm / 2}
        y="-20"
      />
      {fingers.map(({ d, width }) => (
        <g fill="none" key={d} strokeLinecap="round">
          <path className="stroke-ink" d={d} strokeWidth={width + OUTLINE} />
          <path className="stroke-raised" d={d} strokeWidth={width - OUTLINE / 2} />
        </g>
      ))}
    </g>
  )
}
