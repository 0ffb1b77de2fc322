import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const galleryScreen = adminScreen({
  path: '/admin/gallery',
  name: 'adminGallery',
  roles: contentRoles,
  tab: 'content',
})
