import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentAttributes } from '../i18n/content-language.ts'
import { t } from '../i18n/i18n.ts'
import { SignInFirst } from '../session/sign-in-first.tsx'
import { useUser } from '../session/use-user.ts'
import { buttonClass } from '../ui/button.tsx'
import { CardSkeletons } from '../ui/card-skeletons.tsx'
import { Notice } from '../ui/notice.tsx'
import { Unreachable } from '../ui/unreachable.tsx'
import { useFocusFallback } from '../use-focus-fallback.ts'
import { usePageTitle } from '../use-page-title.ts'
import { LazyAdminNav } from './lazy-admin-nav.tsx'

/**
 * The frame of an admin screen: navigation, title and access. The server decides on every call; this only explains it. Needs
 * the messages of `admin` and `staff`.
 */
export function AdminPage({
  screen,
  about,
  actions,
  children,
}: {
  screen: Pick<AdminScreen, 'path' | 'name' | 'roles'>
  /** A sentence below the title. */
  about?: string
  /** Buttons at the end of the title's row. */
  actions?: ReactNode
  children: ReactNode
}) {
  const title = t(`pages:${screen.name}.title`)
  usePageTitle(title)
  const page = useFocusFallback()
  const { data: user, error, refetch } = useUser()
  if (user === null)
    return <SignInFirst back={screen.path} text={t('admin:access.signIn')} title={t('admin:access.denied')} />
  if (user && !(user.role && screen.roles.includes(user.role))) {
    return (
      <Notice text={t('admin:access.role')} title={t('admin:access.administrator')}>
        <Link className={buttonClass({ look: 'action' })} href="/">
          {t('staff:home')}
        </Link>
      </Notice>
    )
  }
  return (
    <main
      className="mx-auto w-full max-w-[90rem] px-5 pt-1 pb-16 sm:px-8"
      id="main"
      ref={page}
      {...contentAttributes()}
    >
      <LazyAdminNav />
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="font-display text-2xl">{t(`pages:${screen.name}.link`)}</h1>
          {about && <p className="mt-0.5 text-muted">{about}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {user ? children : error ? <Unreachable onRetry={() => void refetch()} /> : <CardSkeletons count={3} />}
    </main>
  )
}
