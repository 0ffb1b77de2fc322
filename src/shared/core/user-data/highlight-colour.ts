/** The colours of collections and of marked verses. Each has a name that is shown beside it. */
export const highlightColours = ['emerald', 'gold', 'sky', 'rose', 'violet'] as const
export type HighlightColour = (typeof highlightColours)[number]

export const parseHighlightColour = (found: unknown): HighlightColour | undefined =>
  highlightColours.find((colour) => colour === found)
