import { deviceValue } from '#shared/web/device-value.ts'
import { thingsOwner, useThingsOwner } from '#shared/web/own-things/owner.ts'
import { type AppliedRole, rolesToApplyFor } from '../core/application-rules.ts'

/** An application that was begun. */
export interface Draft {
  readonly role: AppliedRole
  readonly statement: string
  /** One a line. */
  readonly links: string
}

const kept = deviceValue<Draft & { readonly account?: string }>('rafiq.role-application', (found) => {
  const { role, statement, links, account } = (found ?? {}) as Partial<
    Record<keyof Draft | 'account', unknown>
  >
  const known = rolesToApplyFor.find((each) => each === role)
  return known && typeof statement === 'string' && typeof links === 'string'
    ? { role: known, statement, links, ...(typeof account === 'string' && { account }) }
    : undefined
})

function useDraft(): Draft | undefined {
  const [draft, owner] = [kept.use(), useThingsOwner()]
  return draft && (draft.account === undefined || draft.account === owner) ? draft : undefined
}

/** What was typed and not sent: it outlives the tab. Only its own account sees it: a device may be of several people. */
export const keptDraft = {
  use: useDraft,
  write(draft: Draft | undefined): void {
    const account = thingsOwner()
    kept.write(draft && { ...draft, ...(account !== undefined && { account }) })
  },
}
