import { administrators, type Role } from '#shared/core/roles.ts'

/** Roles that people can apply for. super_admin is only given on the machine itself. */
export const rolesToApplyFor = ['recitor', 'content_manager', 'support', 'admin'] as const satisfies Role[]
export type AppliedRole = (typeof rolesToApplyFor)[number]

export const applicationStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Characters. */
export const STATEMENT_LENGTH = { min: 50, max: 4000 }
export const NOTE_LENGTH = 2000
export const LINKS = { most: 5, length: 300 }
/** Characters of the title of a course that the person would like to give. */
export const COURSE_LENGTH = 120
/** A sample recording: ten minutes of speech at the usual rates. */
export const SAMPLE_MAX_BYTES = 10_000_000
/** Limits the disk space that waiting recordings can take. */
export const MAX_SAMPLES = 500
/** Applications per account, including decided and withdrawn ones. */
export const MAX_APPLICATIONS = 20

/** Whether people with a role add courses. */
export const canTeach = (role: Role): boolean => role === 'content_manager'

/** Whether a role needs a sample recording. */
export const needsSample = (role: Role): boolean => role === 'recitor'

/** The parts of an application that determine who may decide on it. */
export interface DecidableApplication {
  readonly role: Role
  readonly applicant: { readonly id: string; readonly role: Role | null }
}

/**
 * Returns why `reviewer` may not decide, or `undefined` when they may. Nobody decides on their own
 * application, and only a `super_admin` decides about administrators.
 */
export function decisionBlockedBy(
  reviewer: { readonly id: string; readonly role: Role | null },
  { role, applicant }: DecidableApplication,
): 'own_application' | 'super_admin_needed' | undefined {
  if (reviewer.id === applicant.id) return 'own_application'
  const concernsAdministrators = [role, applicant.role].some(
    (each) => each !== null && administrators.includes(each),
  )
  return concernsAdministrators && reviewer.role !== 'super_admin' ? 'super_admin_needed' : undefined
}
