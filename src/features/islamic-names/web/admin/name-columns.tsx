import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ListedName } from '../../core/names-admin.contract.ts'

const tones = { published: 'good', unpublished: 'quiet', deleted: 'ended' } as const

export const nameColumns = (): readonly AdminColumn<ListedName>[] => [
  {
    id: 'name',
    title: t('admin-names:fields.name'),
    sortable: true,
    cell: ({ name }) => <bdi className="break-words">{name}</bdi>,
  },
  {
    id: 'arabicName',
    title: t('admin-names:fields.arabicName'),
    cell: ({ arabicName }) => (
      <bdi className="text-lg" lang="ar">
        {arabicName}
      </bdi>
    ),
  },
  {
    id: 'meaning',
    title: t('admin-names:fields.meaning'),
    cell: ({ meaning }) => <bdi className="line-clamp-2 max-w-80">{meaning}</bdi>,
  },
  {
    id: 'gender',
    title: t('islamic-names:gender'),
    cell: ({ gender }) => t(`islamic-names:genders.${gender}`),
  },
  {
    id: 'category',
    title: t('islamic-names:category'),
    cell: ({ category }) => t(`islamic-names:categories.${category}`),
  },
  {
    id: 'origin',
    title: t('islamic-names:origin'),
    cell: ({ origin }) => t(`islamic-names:origins.${origin}`),
  },
  {
    id: 'popularity',
    title: t('admin-names:popularity'),
    sortable: true,
    cell: ({ popularity }) => <span className="tabular">{formatNumber(popularity)}</span>,
  },
  {
    id: 'state',
    title: t('admin-names:state'),
    cell: ({ state, source }) => (
      <span className="flex flex-wrap gap-1.5">
        <AdminBadge tone={tones[state]}>{t(`admin-names:states.${state}`)}</AdminBadge>
        {source !== 'content' && <AdminBadge tone="quiet">{t(`admin-names:sources.${source}`)}</AdminBadge>}
      </span>
    ),
  },
  {
    id: 'edited',
    title: t('admin-names:edited'),
    sortable: true,
    cell: ({ editedAt }) => (
      <span className="whitespace-nowrap">{editedAt ? formatInstant(editedAt) : '–'}</span>
    ),
  },
]
