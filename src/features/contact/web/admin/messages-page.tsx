import { useState } from 'react'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { contactMessagesScreen } from '../../core/contact.admin-screens.ts'
import { exportMessages, listMessages, type ReceivedMessage } from '../../core/contact.contract.ts'
import { messageActions } from '../../core/contact-message.ts'
import { actOnAll } from './message-actions.ts'
import { MessageSheet } from './message-sheet.tsx'

/** The contact messages, for support and administrators. */
export default function MessagesPage() {
  return (
    <AdminPage about={t('admin-contact:about')} screen={contactMessagesScreen}>
      <Messages />
    </AdminPage>
  )
}

function Messages() {
  const [opened, setOpened] = useState<ReceivedMessage>()
  return (
    <>
      <AdminTable<ReceivedMessage>
        bulk={messageActions.map((action) => ({
          name: action,
          label: t(`admin-contact:actions.${action}`),
          ...(action === 'delete' && { question: t('admin-contact:deleteQuestion') }),
          run: (ids) => actOnAll(action, ids),
        }))}
        columns={columns()}
        empty={t('admin-contact:empty')}
        exported={exportMessages}
        filters={[
          {
            name: 'status',
            label: t('admin-contact:status'),
            all: t('admin-contact:filters.open'),
            values: (['answered', 'all'] as const).map((value) => ({
              value,
              text: t(`admin-contact:filters.${value}`),
            })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:contactMessages.link')}
        list={listMessages}
        onOpen={setOpened}
        searchLabel={t('admin-contact:search')}
        titleOf={({ subject }) => subject}
      />
      {opened && <MessageSheet message={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const columns = (): readonly AdminColumn<ReceivedMessage>[] => [
  {
    id: 'subject',
    title: t('admin-contact:subject'),
    sortable: true,
    cell: ({ subject }) => <bdi className="line-clamp-2 break-words">{subject}</bdi>,
  },
  {
    id: 'name',
    title: t('admin-contact:sender'),
    sortable: true,
    cell: ({ name, email }) => (
      <>
        <bdi className="break-words">{name}</bdi>
        <bdi className="block break-all text-muted text-sm">{email}</bdi>
      </>
    ),
  },
  {
    id: 'received',
    title: t('admin-contact:received'),
    sortable: true,
    cell: ({ receivedAt }) => <span className="whitespace-nowrap">{formatInstant(receivedAt)}</span>,
  },
  {
    id: 'answered',
    title: t('admin-contact:status'),
    sortable: true,
    cell: ({ status }) => (
      <AdminBadge tone={status === 'open' ? 'ended' : 'good'}>
        {t(`admin-contact:statuses.${status}`)}
      </AdminBadge>
    ),
  },
]
