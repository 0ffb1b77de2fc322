import { Link } from 'wouter'
import { administrators } from '#shared/core/roles.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SignInFirst } from '#shared/web/session/sign-in-first.tsx'
import { useUser } from '#shared/web/session/use-user.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { OwnApplications } from './own-applications.tsx'
import { useOwnApplications } from './use-own-applications.ts'

const SIGNED_OUT = 401

/** The page to apply for a role and see the answer. */
export default function RoleApplicationPage() {
  usePageTitle(t('pages:roleApplication.title'))
  const page = useFocusFallback()
  const user = useUser()
  const own = useOwnApplications(Boolean(user.data))
  const isSignedOut = user.data === null || (own.error instanceof ApiError && own.error.status === SIGNED_OUT)
  if (isSignedOut) {
    return (
      <SignInFirst
        back={`/role-application${location.search}`}
        text={t('role-applications:signInText')}
        title={t('role-applications:title')}
      />
    )
  }
  const retry = () => void (user.data ? own.refetch() : user.refetch())
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('role-applications:title')}</h1>
      <p className="mt-1 text-muted">{t('role-applications:about')}</p>
      {user.data?.role && administrators.includes(user.data.role) && (
        <Link className={classNames(buttonClass(), 'mt-4')} href="/admin/role-applications">
          {t('role-applications:review')}
        </Link>
      )}
      {user.data && own.data ? (
        <OwnApplications applications={own.data.answer.applications} user={user.data} />
      ) : user.error || own.error ? (
        <Unreachable onRetry={retry} text={t('role-applications:unreachable')} />
      ) : (
        <CardSkeletons />
      )}
    </main>
  )
}
