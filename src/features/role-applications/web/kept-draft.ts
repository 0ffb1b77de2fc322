import { accountValue } from '#shared/web/user-data/account-value.ts'
import { type AppliedRole, rolesToApplyFor } from '../core/application-rules.ts'

/** An application that was begun. */
export interface Draft {
  readonly role: AppliedRole
  readonly statement: string
  /** One a line. */
  readonly links: string
}

/** What was typed and not sent: it outlives the tab. */
export const keptDraft = accountValue<Draft>('rafiq.role-application', (found) => {
  const { role, statement, links } = (found ?? {}) as Partial<Record<keyof Draft, unknown>>
  const known = rolesToApplyFor.find((each) => each === role)
  return known && typeof statement === 'string' && typeof links === 'string'
    ? { role: known, statement, links }
    : undefined
})
