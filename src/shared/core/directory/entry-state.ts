/** Who wrote an entry of a directory. */
export const entryAuthors = ['content', 'operator'] as const

/** Where an entry comes from, as editors see it: `edited` is an entry of the content that an editor changed. */
export const entrySources = ['content', 'edited', 'operator'] as const
export type EntrySource = (typeof entrySources)[number]

export const entryStates = ['published', 'unpublished', 'deleted'] as const
export type EntryState = (typeof entryStates)[number]

/** `reset` takes the content’s version again. */
export const entryActions = ['publish', 'unpublish', 'delete', 'restore', 'reset'] as const
export type EntryAction = (typeof entryActions)[number]
