import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { ConfirmEmailPage } from './confirm-email-page.tsx'
import { LoginPage } from './login-page.tsx'
import { NewPassword } from './new-password.tsx'
import { RegisterPage } from './register-page.tsx'
import { RequestReset } from './request-reset.tsx'

const pages: Readonly<Record<string, () => ReactNode>> = {
  '/register': RegisterPage,
  '/reset': ResetPage,
  '/confirm-email': ConfirmEmailPage,
}

/** The sign-in pages; small, so they share one chunk. */
export default function AccountPage() {
  const [path] = useLocation()
  const Page = pages[path] ?? LoginPage
  return <Page />
}

/** Without a token: requests a reset link. With the token of a link: sets a new password. */
export function ResetPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <NewPassword token={token} /> : <RequestReset />
}
