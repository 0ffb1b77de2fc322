import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const articlesScreen = adminScreen({
  path: '/admin/articles',
  name: 'adminArticles',
  roles: contentRoles,
  tab: 'content',
})
