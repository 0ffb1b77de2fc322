import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { badgeOf, contentFields, languagesOf } from '../../core/explanation.ts'
import type { Explanation } from '../../core/explanations.contract.ts'

const tones = { published: 'good', draft: 'quiet', archived: 'ended' } as const

export const explanationColumns = (): readonly AdminColumn<Explanation>[] => [
  {
    id: 'title',
    title: t('admin-explanations:title'),
    sortable: true,
    cell: ({ title }) => <bdi className="break-words">{title}</bdi>,
  },
  {
    id: 'category',
    title: t('admin-explanations:category'),
    sortable: true,
    cell: ({ category }) => t(`admin-explanations:categories.${category}`),
  },
  {
    id: 'surah',
    title: t('admin-explanations:place'),
    sortable: true,
    cell: ({ surah, verse }) => <span className="tabular">{placeText(surah, verse)}</span>,
  },
  { id: 'status', title: t('admin-explanations:status'), cell: (row) => <StatusBadge explanation={row} /> },
  {
    id: 'review',
    title: t('admin-explanations:review.title'),
    cell: ({ reviewStatus }) => t(`admin-explanations:review.${reviewStatus}`),
  },
  {
    id: 'languages',
    title: t('admin-explanations:languages'),
    cell: (row) =>
      Object.keys(contentFields)
        .filter((language) => languagesOf(row, language).includes(language as 'en'))
        .map((language) => language.toUpperCase())
        .join(' · ') || '–',
  },
  {
    id: 'author',
    title: t('admin-explanations:author'),
    cell: ({ authoredBy }) => <bdi>{authoredBy ?? '–'}</bdi>,
  },
  {
    id: 'version',
    title: t('admin-explanations:version'),
    cell: ({ version }) => <span className="tabular">{formatNumber(version)}</span>,
  },
  {
    id: 'updated',
    title: t('admin-explanations:updated'),
    sortable: true,
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatInstant(updatedAt)}</span>,
  },
]

/** The badge of the specification, and from when a scheduled explanation is public. */
function StatusBadge({ explanation }: { explanation: Explanation }) {
  const badge = badgeOf(explanation, new Date())
  const { isPublished, publishAt } = explanation
  const isScheduled = badge === 'draft' && isPublished && publishAt !== null
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <AdminBadge tone={tones[badge]}>{t(`admin-explanations:badges.${badge}`)}</AdminBadge>
      {isScheduled && (
        <span className="text-muted text-sm">
          {t('admin-explanations:scheduled', { when: formatInstant(publishAt) })}
        </span>
      )}
    </span>
  )
}

function placeText(surah: number | null, verse: number | null): string {
  if (surah === null) return '–'
  return verse === null ? formatNumber(surah) : `${formatNumber(surah)}:${formatNumber(verse)}`
}
