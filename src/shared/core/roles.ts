/** The roles of accounts, with the specification's names. An account may have none. */
export const roles = ['super_admin', 'admin', 'content_manager', 'recitor', 'support'] as const
export type Role = (typeof roles)[number]

/** The roles of the operators of this instance. */
export const administrators: readonly Role[] = ['super_admin', 'admin']

/** The roles that look after content. */
export const contentRoles: readonly Role[] = [...administrators, 'content_manager']
