import { useLocation, useSearch } from 'wouter'
import { applicationStatuses, rolesToApplyFor } from '../../core/application-rules.ts'
import type { Sought } from './use-review.ts'

/** What is looked at, as the address says, and a way to look at something else. */
export function useSought(): readonly [Sought, (next: Partial<Sought>) => void] {
  const [address, navigate] = useLocation()
  const given = new URLSearchParams(useSearch())
  const page = Number(given.get('page'))
  const sought: Sought = {
    status: applicationStatuses.find((each) => each === given.get('status')) ?? 'open',
    role: rolesToApplyFor.find((each) => each === given.get('role')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  const change = (next: Partial<Sought>) => {
    // Another filter begins with its first page.
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
