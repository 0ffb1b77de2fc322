import type { User } from '#shared/core/session/session.contract.ts'

/** The name shown for a user: the first name, else the username. */
export const displayName = ({ firstName, username }: Pick<User, 'firstName' | 'username'>): string =>
  firstName?.trim() || username
