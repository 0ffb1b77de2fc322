import { AppError } from '#shared/core/app-error.ts'
import type { Role } from '#shared/core/roles.ts'
import type { Session } from './session.ts'

/** Who may do what, as a sentence: `allow(administrators, 'decide on role applications')`. */
export interface Policy {
  readonly who: 'everyone signed in' | readonly Role[]
  readonly what: string
}

export const allow = (who: Policy['who'], what: string): Policy => ({ who, what })

/** Whether an account with `role` (`null` for none) may. */
const allows = ({ who }: Policy, role: Role | null): boolean =>
  who === 'everyone signed in' || (role !== null && who.includes(role))

/** The session, when it may; else throws 401 without one and 403 with one. */
export function permitted(policy: Policy, session: Session | undefined): Session {
  if (!session) throw notSignedIn()
  if (!allows(policy, session.account.role)) {
    throw new AppError('forbidden', 403, `This account doesn’t have permission to ${policy.what}.`)
  }
  return session
}

/** The error for a missing or expired session. */
export const notSignedIn = () => new AppError('not_signed_in', 401, 'Sign in to continue.')
