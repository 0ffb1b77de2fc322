/** What an account may be: able to sign in, or suspended by an administrator. */
export const userStatuses = ['active', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

/** What an administrator may do to accounts, also to many at once. */
export const userActions = ['suspend', 'restore', 'end-sessions'] as const
export type UserAction = (typeof userActions)[number]

/** The most accounts of one request. */
export const MOST_USERS = 100
