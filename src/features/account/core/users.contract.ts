import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { roles } from '#shared/core/roles.ts'
import { MOST_USERS, userActions, userStatuses } from './user-statuses.ts'

const instant = z.iso.datetime()
const params = z.object({ id: z.uuid() })

const listedUser = z.object({
  id: described(z.uuid(), 'The id of the account.'),
  username: described(z.string(), 'The username.', 'zaynab'),
  firstName: described(z.string().nullable(), 'The first name.', 'Zaynab'),
  lastName: described(z.string().nullable(), 'The last name.', 'Karim'),
  email: described(z.string(), 'The address as typed.', 'zaynab@example.com'),
  role: described(z.enum(roles).nullable(), 'The role, if it has one.', 'content_manager'),
  status: described(z.enum(userStatuses), 'Whether it can sign in.', 'active'),
  createdAt: described(instant, 'When it was created.', '2026-11-25T08:00:00Z'),
  lastSeenAt: described(instant.nullable(), 'When a device that is signed in was last seen.'),
  devices: described(z.number().int(), 'Devices that are signed in (a number).', 2),
})

export type ListedUser = z.output<typeof listedUser>

const query = {
  ...tableQuery('username, names and email', ['created', 'username', 'email', 'role']),
  role: described(nameIn([...roles, 'none']).optional(), 'Only accounts with this role.', 'admin'),
  status: described(nameIn(userStatuses).optional(), 'Only active or suspended accounts.', 'active'),
}

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Lists accounts, the newest first',
  query: z.object(query),
  answer: tableAnswer(listedUser),
  errors: ['not_signed_in', 'forbidden'],
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  summary: 'Exports the accounts of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(listedUser),
  errors: ['not_signed_in', 'forbidden'],
})

export const readUserItem = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'Reads one account',
  params,
  answer: listedUser,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
})

export const changeUserRole = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/role',
  summary: 'Gives an account a role, or none, and ends its sessions',
  params,
  body: z.strictObject({ role: described(z.enum(roles).nullable(), 'The new role.', 'support') }),
  answer: listedUser,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'super_admin_needed', 'last_administrator'],
})

export const actOnUsers = endpoint({
  method: 'POST',
  path: '/api/admin/users/actions',
  summary: 'Suspends accounts, lets them sign in again or ends their sessions',
  body: z.strictObject({
    action: described(z.enum(userActions), 'What is done to each account.', 'suspend'),
    ids: described(z.array(z.uuid()).min(1).max(MOST_USERS), 'The accounts.'),
  }),
  answer: actionAnswer('accounts', z.uuid(), 'last_administrator'),
  errors: ['not_signed_in', 'forbidden'],
})
