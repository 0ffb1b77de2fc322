import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { countryName } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ListedMosque } from '../../core/mosques-admin.contract.ts'

/** The name of a mosque; not every source has one. */
export const titleOf = ({ name, nativeName, arabicName }: ListedMosque): string =>
  name || nativeName || arabicName || t('admin-mosques:unnamed')

export const mosqueColumns = (): readonly AdminColumn<ListedMosque>[] => [
  {
    id: 'name',
    title: t('admin-mosques:fields.name'),
    sortable: true,
    cell: (mosque) => <bdi className="break-words">{titleOf(mosque)}</bdi>,
  },
  {
    id: 'city',
    title: t('admin-mosques:fields.city'),
    sortable: true,
    cell: ({ city }) => <bdi>{city ?? '–'}</bdi>,
  },
  {
    id: 'country',
    title: t('admin-mosques:fields.country'),
    sortable: true,
    cell: ({ country }) => (country ? (countryName(country) ?? country) : '–'),
  },
  {
    id: 'verified',
    title: t('admin-mosques:state'),
    cell: ({ isVerified, isEdited }) => (
      <span className="flex flex-wrap gap-1.5">
        <AdminBadge tone={isVerified ? 'good' : 'quiet'}>
          {t(`admin-mosques:${isVerified ? 'verified' : 'pending'}`)}
        </AdminBadge>
        {isEdited && <AdminBadge tone="quiet">{t('admin-mosques:edited')}</AdminBadge>}
      </span>
    ),
  },
  {
    id: 'source',
    title: t('admin-mosques:source'),
    cell: ({ source }) => t(`admin-mosques:sources.${source}`),
  },
  {
    id: 'added',
    title: t('admin-mosques:added'),
    sortable: true,
    cell: ({ addedAt }) => <span className="whitespace-nowrap">{formatInstant(addedAt)}</span>,
  },
]
