import { administrators } from '#shared/core/roles.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { StaffPage } from '#shared/web/staff/staff-page.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { ReviewList } from './review-list.tsx'

/** The page on which administrators decide on applications. */
export default function ReviewPage() {
  usePageTitle(t('pages:roleReview.title'))
  return (
    <StaffPage
      about={t('role-review:about')}
      forbidden={{ title: t('role-review:forbidden'), text: t('role-review:forbiddenText') }}
      path="/admin/role-applications"
      roles={administrators}
      signInText={t('role-review:signInText')}
      title={t('role-review:title')}
    >
      <ReviewList />
    </StaffPage>
  )
}
