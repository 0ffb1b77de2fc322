import { useSearchParams } from 'wouter'
import { AskForLink } from './ask-for-link.tsx'
import { NewPassword } from './new-password.tsx'

/** A forgotten password: a link is asked for; the link sets a new one. */
export function ResetPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <NewPassword token={token} /> : <AskForLink />
}
