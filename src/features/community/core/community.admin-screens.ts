import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const communityScreen = adminScreen({
  path: '/admin/community',
  name: 'adminCommunity',
  roles: contentRoles,
  tab: 'content',
})
