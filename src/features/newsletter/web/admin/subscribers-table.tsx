import { useQueryClient } from '@tanstack/react-query'
import { languageOf, languages } from '#shared/core/languages.ts'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import {
  exportSubscribers,
  listSubscribers,
  type NewsletterSubscriber,
  readSubscriberCounts,
  removeSubscribers,
} from '../../core/newsletter-subscribers.contract.ts'

/** The people who subscribed. */
export function SubscribersTable() {
  const client = useQueryClient()
  const remove = async (ids: readonly string[]) => {
    const answer = await call(removeSubscribers, { body: { action: 'remove', ids: [...ids] } })
    await client.invalidateQueries({ queryKey: [readSubscriberCounts.path] })
    throwRefusal(answer)
  }
  return (
    <AdminTable<NewsletterSubscriber>
      bulk={[
        {
          name: 'remove',
          label: t('admin-newsletter:subscribers.remove'),
          question: t('admin-newsletter:subscribers.removeQuestion'),
          run: remove,
        },
      ]}
      columns={columns()}
      empty={t('admin-newsletter:subscribers.empty')}
      exported={exportSubscribers}
      filters={[
        {
          name: 'status',
          label: t('admin-newsletter:subscribers.status'),
          all: t('admin-newsletter:subscribers.everyStatus'),
          values: (['confirmed', 'waiting'] as const).map((value) => ({
            value,
            text: t(`admin-newsletter:subscribers.statuses.${value}`),
          })),
        },
        {
          name: 'language',
          label: t('admin-newsletter:subscribers.language'),
          all: t('admin-newsletter:subscribers.everyLanguage'),
          values: languages.map(({ code, nativeName }) => ({ value: code, text: nativeName })),
        },
      ]}
      keyOf={({ id }) => id}
      label={t('admin-newsletter:tabs.subscribers')}
      list={listSubscribers}
      searchLabel={t('admin-newsletter:subscribers.search')}
      titleOf={({ email }) => email}
    />
  )
}

const columns = (): readonly AdminColumn<NewsletterSubscriber>[] => [
  {
    id: 'email',
    title: t('admin-newsletter:subscribers.email'),
    sortable: true,
    cell: ({ email }) => <bdi className="break-all">{email}</bdi>,
  },
  {
    id: 'status',
    title: t('admin-newsletter:subscribers.status'),
    cell: ({ status }) => (
      <AdminBadge tone={status === 'confirmed' ? 'good' : 'quiet'}>
        {t(`admin-newsletter:subscribers.statuses.${status}`)}
      </AdminBadge>
    ),
  },
  {
    id: 'language',
    title: t('admin-newsletter:subscribers.language'),
    sortable: true,
    cell: ({ language }) => <bdi>{languageOf(language)?.nativeName ?? language}</bdi>,
  },
  {
    id: 'requested',
    title: t('admin-newsletter:subscribers.requested'),
    sortable: true,
    cell: ({ requestedAt }) => <span className="whitespace-nowrap">{formatInstant(requestedAt)}</span>,
  },
  {
    id: 'confirmed',
    title: t('admin-newsletter:subscribers.confirmed'),
    sortable: true,
    cell: ({ confirmedAt }) => (
      <span className="whitespace-nowrap">{confirmedAt ? formatInstant(confirmedAt) : '–'}</span>
    ),
  },
]
