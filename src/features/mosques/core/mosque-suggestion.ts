/** Where a suggestion about mosques stands. */
export const suggestionStatuses = ['pending', 'accepted', 'rejected'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]

export const LONGEST_REASON = 500
