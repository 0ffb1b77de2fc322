import { useQuery } from '@tanstack/react-query'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { LatestCard } from '#shared/web/admin/latest-card.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { listAdminCourses } from '../../core/courses-admin.contract.ts'

/** As specified. */
const LATEST = '5'

/** The courses that were added or changed last, then those of the content, for the admin dashboard. */
export function LatestCourses() {
  const latest = useQuery({
    ...reading(listAdminCourses, { page: '1', limit: LATEST, sort: '-edited' }),
    refetchOnMount: 'always',
  })
  return (
    <LatestCard
      id="latest-courses"
      isMissing={latest.isError}
      rows={latest.data?.answer.courses.map(({ id, title, titleArabic, isPublished, enrollmentCount }) => ({
        id,
        title: currentLanguage().code === 'ar' ? titleArabic : title,
        about: t('admin-dashboard:courses.learners', { number: formatNumber(enrollmentCount) }),
        href: '/admin/courses',
        badge: (
          <AdminBadge tone={isPublished ? 'good' : 'quiet'}>
            {t(`admin-dashboard:courses.${isPublished ? 'published' : 'draft'}`)}
          </AdminBadge>
        ),
      }))}
      title={t('admin-dashboard:courses.title')}
    />
  )
}
