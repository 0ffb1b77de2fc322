import { pageAt } from '#shared/core/pages.ts'
import { administrators } from '#shared/core/roles.ts'
import type { User } from '#shared/core/session/session.contract.ts'

interface AccountLink {
  readonly name: 'dashboard' | 'bookmarks' | 'settings' | 'adminDashboard' | 'userManagement' | 'roleReview'
  readonly href: string
}

const personal: readonly AccountLink[] = [
  { name: 'dashboard', href: '/dashboard' },
  { name: 'bookmarks', href: '/bookmarks' },
  { name: 'settings', href: '/settings' },
]
const administration: readonly AccountLink[] = [
  { name: 'adminDashboard', href: '/admin' },
  { name: 'userManagement', href: '/admin/user-management' },
  { name: 'roleReview', href: '/admin/role-applications' },
]

const exists = ({ href }: AccountLink) => pageAt(href) !== undefined

/** Personal pages that exist. */
export const ownLinks: readonly AccountLink[] = personal.filter(exists)

export const isAdministrator = ({ role }: Pick<User, 'role'>): boolean =>
  role !== null && administrators.includes(role)

/** Administration pages that exist; none for people who aren’t administrators. */
export const adminLinks = (user: Pick<User, 'role'>): readonly AccountLink[] =>
  isAdministrator(user) ? administration.filter(exists) : []
