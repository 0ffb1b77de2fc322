export const causeStates = ['open', 'fixed', 'ignored'] as const
export type CauseState = (typeof causeStates)[number]

/** What an administrator does with causes: they are fixed in a version, ignored, or open again. */
export const causeActions = ['fix', 'ignore', 'reopen'] as const
export type CauseAction = (typeof causeActions)[number]
