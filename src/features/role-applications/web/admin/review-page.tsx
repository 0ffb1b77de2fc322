import { Link } from 'wouter'
import { administrators } from '#shared/core/roles.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { CardSkeletons } from '../card-skeletons.tsx'
import { SignInFirst } from '../sign-in-first.tsx'
import { Unreachable } from '../unreachable.tsx'
import { ReviewList } from './review-list.tsx'

/** The page on which administrators decide on applications. */
export default function ReviewPage() {
  usePageTitle(t('pages:roleReview.title'))
  const page = useFocusFallback()
  const { data: user, error, refetch } = useUser()
  if (user === null) {
    return (
      <SignInFirst
        back="/admin/role-applications"
        text={t('role-review:signInText')}
        title={t('role-review:signInTitle')}
      />
    )
  }
  if (user && !(user.role && administrators.includes(user.role))) {
    return (
      <Notice text={t('role-review:forbiddenText')} title={t('role-review:forbidden')}>
        <Link className={buttonClass({ look: 'action' })} href="/">
          {t('role-review:home')}
        </Link>
      </Notice>
    )
  }
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('role-review:title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('role-review:about')}</p>
      {user ? (
        <ReviewList />
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </main>
  )
}
