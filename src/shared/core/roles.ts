/** Roles that an account can have beside none, as the specification names them. */
export const roles = ['super_admin', 'admin', 'content_manager', 'recitor', 'support'] as const
export type Role = (typeof roles)[number]

/** Those who run this Rafiq. */
export const administrators: readonly Role[] = ['super_admin', 'admin']
