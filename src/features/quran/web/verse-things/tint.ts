import type { CalmColour } from '#shared/core/own-things/calm-colour.ts'
import { calmColour } from '#shared/web/ui/calm-star.tsx'

/** A breath of a colour over what lies beneath, in CSS; the ink on it is as easily read as without. */
export const tint = (colour: CalmColour, percent: number): string =>
  `color-mix(in oklab, ${calmColour(colour)} ${percent}%, transparent)`
