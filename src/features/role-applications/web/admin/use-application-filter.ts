import { useLocation, useSearch } from 'wouter'
import { applicationStatuses, rolesToApplyFor } from '../../core/application-rules.ts'
import type { ApplicationFilter } from './use-review.ts'

/** The filter from the URL, and a function that changes it. */
export function useApplicationFilter(): readonly [
  ApplicationFilter,
  (next: Partial<ApplicationFilter>) => void,
] {
  const [address, navigate] = useLocation()
  const given = new URLSearchParams(useSearch())
  const page = Number(given.get('page'))
  const sought: ApplicationFilter = {
    status: applicationStatuses.find((each) => each === given.get('status')) ?? 'open',
    role: rolesToApplyFor.find((each) => each === given.get('role')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  const change = (next: Partial<ApplicationFilter>) => {
    // A changed filter starts on the first page.
    const { status, role, page: wanted } = { ...sought, page: 1, ...next }
    const query = new URLSearchParams({
      ...(status !== 'open' && { status }),
      ...(role && { role }),
      ...(wanted > 1 && { page: String(wanted) }),
    })
    navigate(query.size > 0 ? `${address}?${query}` : address, { replace: true })
  }
  return [sought, change]
}
