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

/** The sign-in pages; small, so they share one chunk. */
export default function AccountPage() {
  const [path] = useLocation()
  const Page = pages[path] ?? LoginPage
  return <Page />
}
