import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Role } from '#shared/core/roles.ts'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { sessions } from '#shared/server/session/session.table.ts'
import type { UserStatus } from '../../core/user-statuses.ts'
import type { ListedUser } from '../../core/users.contract.ts'

interface UserRow extends Omit<ListedUser, 'status' | 'createdAt' | 'lastSeenAt'> {
  readonly suspendedAt: Date | null
  readonly createdAt: Date
  readonly lastSeenAt: string | null
}

/** With its table, which Drizzle leaves out in a select from one table. */
const accountId = sql`${accounts}.${sql.identifier(accounts.id.name)}`

/** The accounts that are not being deleted, as administrators see them. */
export const usersTable: AdminTable<ListedUser> = {
  table: accounts,
  columns: {
    id: accounts.id,
    username: accounts.username,
    firstName: accounts.firstName,
    lastName: accounts.lastName,
    email: accounts.email,
    role: accounts.role,
    suspendedAt: accounts.suspendedAt,
    createdAt: accounts.createdAt,
    lastSeenAt: sql<
      string | null
    >`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.accountId} = ${accountId})`,
    devices: sql<number>`(select count(*)::int from ${sessions} where ${sessions.accountId} = ${accountId})`,
  },
  key: accounts.id,
  searched: [accounts.username, accounts.firstName, accounts.lastName, accounts.email],
  sorts: {
    created: accounts.createdAt,
    username: accounts.usernameKey,
    email: accounts.emailKey,
    role: accounts.role,
  },
  filters: {
    role: (role: Role | 'none') => (role === 'none' ? isNull(accounts.role) : eq(accounts.role, role)),
    status: (status: UserStatus) =>
      status === 'active' ? isNull(accounts.suspendedAt) : isNotNull(accounts.suspendedAt),
  },
  where: isNull(accounts.closedAt),
  toRow: ({ suspendedAt, createdAt, lastSeenAt, ...row }: UserRow) => ({
    ...row,
    status: suspendedAt ? 'suspended' : 'active',
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
  }),
}
