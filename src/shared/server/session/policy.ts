import { AppError } from '#shared/core/app-error.ts'
import type { Role } from '#shared/core/roles.ts'
import type { Session } from './session.ts'

/** A permission that reads as a sentence: `allow(administrators, 'decide on role applications')`. */
export interface Policy {
  readonly who: 'everyone signed in' | readonly Role[]
  readonly what: string
}

export const allow = (who: Policy['who'], what: string): Policy => ({ who, what })

/** Whether an account with `role` (`null` for none) is allowed. */
const allows = ({ who }: Policy, role: Role | null): boolean =>
  who === 'everyone signed in' || (role !== null && who.includes(role))

/** Returns the session if it is allowed. Throws 401 without a session, else 403. */
export function permitted(policy: Policy, session: Session | undefined): Session {
  if (!session) throw notSignedIn()
  if (!allows(policy, session.account.role)) {
    throw new AppError('forbidden', 403, `This account doesn’t have permission to ${policy.what}.`)
  }
  return session
}

/** The error for a missing or expired session. */
export const notSignedIn = () => new AppError('not_signed_in', 401, 'Sign in to continue.')
