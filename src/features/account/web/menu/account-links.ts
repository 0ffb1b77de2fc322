import { pageAt } from '#shared/core/pages.ts'
import { administrators } from '#shared/core/roles.ts'
import type { User } from '#shared/core/session/session.contract.ts'

interface AccountLink {
  readonly name: 'dashboard' | 'bookmarks' | 'settings' | 'adminDashboard' | 'userManagement' | 'roleReview'
  readonly href: string
}

const own: readonly AccountLink[] = [
  { name: 'dashboard', href: '/dashboard' },
  { name: 'bookmarks', href: '/bookmarks' },
  { name: 'settings', href: '/settings' },
]
const administration: readonly AccountLink[] = [
  { name: 'adminDashboard', href: '/admin' },
  { name: 'userManagement', href: '/admin/user-management' },
  { name: 'roleReview', href: '/admin/role-applications' },
]

const there = ({ href }: AccountLink) => pageAt(href) !== undefined

/** The person's own pages, of those that there are. */
export const ownLinks: readonly AccountLink[] = own.filter(there)

export const isAdministrator = ({ role }: Pick<User, 'role'>): boolean =>
  role !== null && administrators.includes(role)

/** The administration's pages, of those that there are, for whoever runs this Rafiq; none for others. */
export const adminLinks = (user: Pick<User, 'role'>): readonly AccountLink[] =>
  isAdministrator(user) ? administration.filter(there) : []
