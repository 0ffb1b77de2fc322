import { administrators, type Role } from '#shared/core/roles.ts'

/** Roles that people can ask for. Who runs the whole is decided on the machine itself. */
export const rolesToApplyFor = ['recitor', 'content_manager', 'support', 'admin'] as const satisfies Role[]
export type AppliedRole = (typeof rolesToApplyFor)[number]

export const applicationStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Letters. */
export const STATEMENT_LENGTH = { min: 50, max: 4000 }
export const NOTE_LENGTH = 2000
export const LINKS = { most: 5, length: 300 }
/** A sample recording: ten minutes of speech at the usual rates. */
export const SAMPLE_MAX_BYTES = 10_000_000
/** Nobody can fill the disk: more than these do not wait to be heard. */
export const SAMPLES_MOST = 500
/** Of one account, decided and withdrawn ones too. */
export const APPLICATIONS_MOST = 20

/** Whether a role is given only to those who were heard. */
export const needsSample = (role: Role): boolean => role === 'recitor'

/** An application as far as who may decide on it goes. */
export interface ToDecide {
  readonly role: Role
  readonly applicant: { readonly id: string; readonly role: Role | null }
}

/**
 * Why `reviewer` may not decide; `undefined` when they may. Nobody decides about themselves, and who is or becomes an
 * administrator is for a `super_admin` to say.
 */
export function hindranceOf(
  reviewer: { readonly id: string; readonly role: Role | null },
  { role, applicant }: ToDecide,
): 'own_application' | 'super_admin_needed' | undefined {
  if (reviewer.id === applicant.id) return 'own_application'
  const concernsAdministrators = [role, applicant.role].some(
    (each) => each !== null && administrators.includes(each),
  )
  return concernsAdministrators && reviewer.role !== 'super_admin' ? 'super_admin_needed' : undefined
}
