import { useQuery } from '@tanstack/react-query'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { LatestCard } from '#shared/web/admin/latest-card.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { listAdminMosques } from '../../core/mosques-admin.contract.ts'

/** As specified. */
const LATEST = '5'

/** The latest mosques, for the admin dashboard. */
export function LatestMosques() {
  const latest = useQuery({
    ...reading(listAdminMosques, { page: '1', limit: LATEST }),
    refetchOnMount: 'always',
  })
  return (
    <LatestCard
      id="latest-mosques"
      isMissing={latest.isError}
      rows={latest.data?.answer.mosques.map(({ id, name, city, country, isVerified }) => ({
        id,
        title: name,
        about: joinNames(city ?? undefined, country ?? undefined),
        href: `/mosques/${id}`,
        badge: (
          <AdminBadge tone={isVerified ? 'good' : 'quiet'}>
            {t(`admin-dashboard:mosques.${isVerified ? 'verified' : 'pending'}`)}
          </AdminBadge>
        ),
      }))}
      title={t('admin-dashboard:mosques.title')}
    />
  )
}
