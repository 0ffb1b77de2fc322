import type { CalmColour } from '#shared/core/own-things/calm-colour.ts'
import { starPath } from './star-pattern.tsx'

/** The star in a colour that somebody chose. The colour's name stands elsewhere. */
export function CalmStar({ colour, size = 18 }: { colour: CalmColour; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      height={size}
      style={{ color: calmColour(colour) }}
      viewBox="0 0 32 32"
      width={size}
    >
      <path d={starPath(16, 16, 15)} fill="currentColor" />
    </svg>
  )
}

export const calmColour = (colour: CalmColour): string => `var(--calm-${colour})`
