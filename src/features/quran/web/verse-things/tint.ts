import type { HighlightColour } from '#shared/core/user-data/saved-items.records.ts'
import { highlightTint } from '#shared/web/ui/highlight-star.tsx'

/** A breath of a colour over what lies beneath, in CSS; the ink on it is as easily read as without. */
export const tint = (colour: HighlightColour, percent: number): string =>
  `color-mix(in oklab, ${highlightTint(colour)} ${percent}%, transparent)`
