import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { formatTrackTime } from '#shared/web/i18n/format-track-time.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { Recording } from '../../core/recordings.contract.ts'
import { placeText } from '../place-text.ts'

const number = (value: string) => <span className="tabular whitespace-nowrap">{value}</span>

export const recordingColumns = (): readonly AdminColumn<Recording>[] => [
  {
    id: 'title',
    title: t('admin-recordings:title'),
    sortable: true,
    cell: ({ title }) => <bdi className="block min-w-36 break-words">{title}</bdi>,
  },
  {
    id: 'qari',
    title: t('admin-recordings:qari'),
    sortable: true,
    cell: ({ qari }) => <bdi className="break-words">{qari || '–'}</bdi>,
  },
  {
    id: 'category',
    title: t('admin-recordings:category'),
    cell: (row) => (
      <>
        {t(`admin-recordings:categories.${row.category}`)} <bdi className="tabular">{subjectOf(row)}</bdi>
      </>
    ),
  },
  { id: 'status', title: t('admin-recordings:status'), cell: (row) => <StatusBadge recording={row} /> },
  {
    id: 'duration',
    title: t('admin-recordings:duration'),
    sortable: true,
    cell: ({ duration }) => number(formatTrackTime(duration)),
  },
  {
    id: 'size',
    title: t('admin-recordings:size'),
    sortable: true,
    cell: ({ fileSize }) => number(formatBytes(fileSize)),
  },
  {
    id: 'loudness',
    title: t('admin-recordings:loudness'),
    cell: ({ loudness }) => number(decibels(loudness, 'LUFS')),
  },
  {
    id: 'downloads',
    title: t('admin-recordings:downloads'),
    sortable: true,
    cell: ({ downloadCount }) => number(formatNumber(downloadCount)),
  },
  {
    id: 'uploader',
    title: t('admin-recordings:uploader'),
    cell: ({ uploadedBy }) => <bdi>{uploadedBy ?? '–'}</bdi>,
  },
  {
    id: 'updated',
    title: t('admin-recordings:updated'),
    sortable: true,
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatInstant(updatedAt)}</span>,
  },
]

/** A level as `−18.2 LUFS`, or a dash if it was not measured. */
export const decibels = (level: number | null, unit: 'LUFS' | 'dBFS'): string =>
  level === null ? '–' : `${formatNumber(level, { maximumFractionDigits: 1 })} ${unit}`

const subjectOf = (row: Recording) => placeText(row) || row.item || ''

function StatusBadge({ recording: { status, isDownloadable } }: { recording: Recording }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <AdminBadge tone={status === 'active' ? 'good' : 'quiet'}>
        {t(`admin-recordings:filters.${status}`)}
      </AdminBadge>
      {isDownloadable && <AdminBadge tone="quiet">{t('admin-recordings:filters.downloadable')}</AdminBadge>}
    </span>
  )
}
