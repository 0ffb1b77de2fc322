import type { User } from '#shared/core/session/session.contract.ts'

/** What a person is called here: the first name, else the user name. */
export const nameOfUser = ({ firstName, username }: Pick<User, 'firstName' | 'username'>): string =>
  firstName?.trim() || username
