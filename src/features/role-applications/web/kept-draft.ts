import * as z from 'zod/mini'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import { type AppliedRole, rolesToApplyFor } from '../core/application-rules.ts'

/** An application that was begun. */
export interface Draft {
  readonly role: AppliedRole
  readonly statement: string
  /** One a line. */
  readonly links: string
}

const draft = z.object({ role: z.enum(rolesToApplyFor), statement: z.string(), links: z.string() })

/** What was typed and not sent: it outlives the tab. */
export const keptDraft = accountValue<Draft>('rafiq.role-application', (found) => draft.safeParse(found).data)
