import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ConfirmEmailPage } from './confirm-email-page.tsx'
import { LoginPage } from './login-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPage } from './reset-page.tsx'

const pages: Readonly<Record<string, () => ReactNode>> = {
  '/register': RegisterPage,
  '/reset': ResetPage,
  '/confirm-email': ConfirmEmailPage,
}

/** The ways into an account: few words each, so they come as one. */
export default function AccountPage() {
  const [path] = useLocation()
  const Page = pages[path] ?? LoginPage
  return <Page />
}
