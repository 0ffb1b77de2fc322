import { useSearchParams } from 'wouter'
import { NewPassword } from './new-password.tsx'
import { RequestReset } from './request-reset.tsx'

/** A forgotten password: a link is asked for; the link sets a new one. */
export function ResetPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <NewPassword token={token} /> : <RequestReset />
}
