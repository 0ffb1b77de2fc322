import type { HighlightColour } from '#shared/core/user-data/saved-items.records.ts'
import { highlightTint } from '#shared/web/ui/highlight-star.tsx'

/**
 * A faint tint of a colour over any background, as a CSS value. Text on it stays as readable as without it.
 */
export const tint = (colour: HighlightColour, percent: number): string =>
  `color-mix(in oklab, ${highlightTint(colour)} ${percent}%, transparent)`
