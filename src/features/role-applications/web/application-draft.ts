import * as z from 'zod/mini'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import { type AppliedRole, rolesToApplyFor } from '../core/application-rules.ts'

/** An unfinished application. */
export interface Draft {
  readonly role: AppliedRole
  readonly statement: string
  /** One per line. */
  readonly links: string
  /** The course that the person would like to give. */
  readonly course: string
}

const draft = z.object({
  role: z.enum(rolesToApplyFor),
  statement: z.string(),
  links: z.string(),
  course: z.string(),
})

/** Saved input, so that it survives closing the tab. */
export const applicationDraft = accountValue<Draft>(
  'rafiq.role-application',
  (found) => draft.safeParse(found).data,
)
