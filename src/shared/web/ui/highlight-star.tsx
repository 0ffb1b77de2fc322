import { starPath } from '#shared/core/picture/star-path.ts'
import type { HighlightColour } from '#shared/core/user-data/saved-items.records.ts'

/** The star in a highlight colour. Use it next to the colour's name. */
export function HighlightStar({ colour, size = 18 }: { colour: HighlightColour; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      height={size}
      style={{ color: highlightTint(colour) }}
      viewBox="0 0 32 32"
      width={size}
    >
      <path d={starPath(16, 16, 15)} fill="currentColor" />
    </svg>
  )
}

export const highlightTint = (colour: HighlightColour): string => `var(--calm-${colour})`
