/** The colours of collections and of marked verses. Each has a name that is shown beside it. */
export const calmColours = ['emerald', 'gold', 'sky', 'rose', 'violet'] as const
export type CalmColour = (typeof calmColours)[number]

export const calmColourIn = (found: unknown): CalmColour | undefined =>
  calmColours.find((colour) => colour === found)
