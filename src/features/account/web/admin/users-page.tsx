import { useState } from 'react'
import { roles } from '#shared/core/roles.ts'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usersScreen } from '../../core/account.admin-screens.ts'
import { type UserAction, userActions, userStatuses } from '../../core/user-statuses.ts'
import { actOnUsers, exportUsers, type ListedUser, listUsers } from '../../core/users.contract.ts'
import { UserSheet } from './user-sheet.tsx'

/** The accounts of others: searching, exporting and managing them. */
export default function UsersPage() {
  return (
    <AdminPage about={t('admin-users:about')} screen={usersScreen}>
      <Users />
    </AdminPage>
  )
}

/** The table of accounts with the sheet of one of them. */
export function Users() {
  const [opened, setOpened] = useState<ListedUser>()
  return (
    <>
      <AdminTable<ListedUser>
        bulk={userActions.map((action) => ({
          name: action,
          label: t(`admin-users:actions.${action}`),
          question: t(`admin-users:questions.${action}`),
          run: (ids) => actOnAll(action, ids),
        }))}
        columns={columns()}
        empty={t('admin-users:empty')}
        exported={exportUsers}
        filters={[
          {
            name: 'role',
            label: t('admin-users:role'),
            all: t('admin-users:everyRole'),
            values: [...roles, 'none'].map((value) => ({ value, text: t(`admin-users:roles.${value}`) })),
          },
          {
            name: 'status',
            label: t('admin-users:status'),
            all: t('admin-users:everyStatus'),
            values: userStatuses.map((value) => ({ value, text: t(`admin-users:statuses.${value}`) })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminUsers.link')}
        list={listUsers}
        onOpen={setOpened}
        searchLabel={t('admin-users:search')}
        titleOf={({ username }) => username}
      />
      {opened && <UserSheet key={opened.id} onClose={() => setOpened(undefined)} user={opened} />}
    </>
  )
}

/** Throws if an account was refused, such as the last administrator. */
async function actOnAll(action: UserAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnUsers, { body: { action, ids: [...ids] } }))
}

const columns = (): readonly AdminColumn<ListedUser>[] => [
  {
    id: 'username',
    title: t('admin-users:username'),
    sortable: true,
    cell: ({ username }) => <bdi>{username}</bdi>,
  },
  {
    id: 'name',
    title: t('admin-users:name'),
    cell: ({ firstName, lastName }) => <bdi>{[firstName, lastName].filter(Boolean).join(' ') || '–'}</bdi>,
  },
  {
    id: 'email',
    title: t('admin-users:email'),
    sortable: true,
    cell: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    id: 'role',
    title: t('admin-users:role'),
    sortable: true,
    cell: ({ role }) => t(`admin-users:roles.${role ?? 'none'}`),
  },
  {
    id: 'status',
    title: t('admin-users:status'),
    cell: ({ status }) => (
      <AdminBadge tone={status === 'active' ? 'good' : 'ended'}>
        {t(`admin-users:statuses.${status}`)}
      </AdminBadge>
    ),
  },
  {
    id: 'devices',
    title: t('admin-users:devices'),
    cell: ({ devices }) => <span className="tabular">{formatNumber(devices)}</span>,
  },
  {
    id: 'lastSeen',
    title: t('admin-users:lastSeen'),
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt, 'none') : '–'),
  },
  {
    id: 'created',
    title: t('admin-users:created'),
    sortable: true,
    cell: ({ createdAt }) => formatInstant(createdAt, 'none'),
  },
]
