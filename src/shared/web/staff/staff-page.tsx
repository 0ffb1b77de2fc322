import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Role } from '#shared/core/roles.ts'
import { LazyAdminNav } from '../admin/lazy-admin-nav.tsx'
import { t } from '../i18n/i18n.ts'
import { SignInFirst } from '../session/sign-in-first.tsx'
import { useUser } from '../session/use-user.ts'
import { buttonClass } from '../ui/button.tsx'
import { CardSkeletons } from '../ui/card-skeletons.tsx'
import { Notice } from '../ui/notice.tsx'
import { Unreachable } from '../ui/unreachable.tsx'
import { useFocusFallback } from '../use-focus-fallback.ts'

/** A page for people with one of `roles`. The server decides who may read what; this only explains it. */
export function StaffPage({
  roles,
  path,
  title,
  about,
  signInText,
  forbidden,
  children,
}: {
  roles: readonly Role[]
  /** Where a sign-in returns to. */
  path: string
  title: string
  about: string
  signInText: string
  forbidden: { readonly title: string; readonly text: string }
  children: ReactNode
}) {
  const page = useFocusFallback()
  const { data: user, error, refetch } = useUser()
  if (user === null) return <SignInFirst back={path} text={signInText} title={t('staff:accessDenied')} />
  if (user && !(user.role && roles.includes(user.role))) {
    return (
      <Notice {...forbidden}>
        <Link className={buttonClass({ look: 'action' })} href="/">
          {t('staff:home')}
        </Link>
      </Notice>
    )
  }
  return (
    <main className="mx-auto w-full max-w-[90rem] px-5 pt-1 pb-16 sm:px-8" id="main" ref={page}>
      <LazyAdminNav />
      <h1 className="font-display text-2xl">{title}</h1>
      <p className="mt-0.5 mb-4 text-muted">{about}</p>
      {user ? (
        <div className="max-w-content">{children}</div>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </main>
  )
}
