import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { StaffPage } from '#shared/web/staff/staff-page.tsx'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { businessModerators } from '../../core/business-submission.ts'

const paths = { verify: '/admin/businesses/verify', reviews: '/admin/businesses/reviews' } as const

/** A queue of the moderators of businesses, with a link to the other one. */
export function ModerationPage({ page, children }: { page: keyof typeof paths; children: ReactNode }) {
  const title =
    page === 'verify' ? t('pages:adminVerifyBusinesses.title') : t('pages:adminBusinessReviews.title')
  usePageTitle(title)
  const other = page === 'verify' ? 'reviews' : 'verify'
  return (
    <StaffPage
      about={t(`admin-businesses:${page}.about`)}
      forbidden={{ title: t('admin-businesses:forbidden'), text: t('admin-businesses:forbiddenText') }}
      path={paths[page]}
      roles={businessModerators}
      signInText={t('admin-businesses:signInText')}
      title={t(`admin-businesses:${page}.title`)}
    >
      <Link className={`${buttonClass()} mb-5`} href={paths[other]}>
        {t(`admin-businesses:${other}.title`)}
      </Link>
      {children}
    </StaffPage>
  )
}
