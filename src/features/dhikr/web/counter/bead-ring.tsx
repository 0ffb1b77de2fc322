import { useMemo } from 'react'
import { starPath } from '#shared/core/picture/star-path.ts'
import { beadsFor, type SetPosition } from '../../core/counting-session.ts'

const MIDDLE = 100
const RADIUS = 88
const PART = 33

/** The string of beads, with a larger bead after every 33. It runs in the page’s reading direction. */
export function BeadRing({ shown, ended }: { shown: Pick<SetPosition, 'count' | 'target'>; ended: boolean }) {
  const { beads, counted } = beadsFor(shown)
  const paths = useMemo(() => Array.from({ length: beads }, (_, index) => beadPath(index, beads)), [beads])
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full rtl:-scale-x-100"
      focusable="false"
      viewBox="0 0 200 200"
    >
      <path
        className={ended ? 'text-action' : 'text-hairline'}
        d={starPath(MIDDLE, MIDDLE, RADIUS - 16)}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <path className="fill-muted/25" d={paths.slice(counted).join('')} />
      <path className="fill-action" d={paths.slice(0, counted).join('')} />
      {counted > 0 && (
        <path
          className="origin-center fill-action [transform-box:fill-box] motion-safe:animate-[bead_180ms_ease-out]"
          d={paths[counted - 1]}
          key={shown.count}
        />
      )}
    </svg>
  )
}

function beadPath(index: number, beads: number): string {
  const angle = (2 * Math.PI * index) / beads - Math.PI / 2
  const room = (2 * Math.PI * RADIUS) / Math.max(beads, 12)
  const divides = beads > PART && (index + 1) % PART === 0
  const size = Math.min(7, room * 0.42) * (divides ? 1.5 : 1)
  return starPath(MIDDLE + RADIUS * Math.cos(angle), MIDDLE + RADIUS * Math.sin(angle), size)
}
