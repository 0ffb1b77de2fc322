import type { Arrow, Point } from '../../core/pose.ts'

const HEAD = 7
const DEFAULT_BEND = 0

/** The control point of a curve between two points. */
function bendPoint({ from, to, bend = DEFAULT_BEND }: Arrow): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [(from[0] + to[0]) / 2 + (dy / length) * bend, (from[1] + to[1]) / 2 - (dx / length) * bend]
}

/** The triangle at `tip` of a line that comes from `before`. */
function headOf(tip: Point, before: Point): string {
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const corner = (by: number) =>
    `${(tip[0] - HEAD * 1.6 * Math.cos(angle + by)).toFixed(1)} ${(tip[1] - HEAD * 1.6 * Math.sin(angle + by)).toFixed(1)}`
  const end = `${(tip[0] + 2 * Math.cos(angle)).toFixed(1)} ${(tip[1] + 2 * Math.sin(angle)).toFixed(1)}`
  return `M${end}L${corner(0.5)}L${corner(-0.5)}Z`
}

/** The arrow of a movement. */
export function ArrowDrawing({ arrow }: { arrow: Arrow }) {
  const { from, to, both } = arrow
  const by = bendPoint(arrow)
  return (
    <g>
      <path
        className="stroke-action"
        d={`M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}`}
        fill="none"
        strokeLinecap="round"
        strokeWidth="3.2"
      />
      <path className="fill-action" d={headOf(to, by)} />
      {both && <path className="fill-action" d={headOf(from, by)} />}
    </g>
  )
}
