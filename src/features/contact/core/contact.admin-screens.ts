import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { answeringRoles } from './contact-message.ts'

export const contactMessagesScreen = adminScreen({
  path: '/admin/contact-messages',
  name: 'contactMessages',
  roles: answeringRoles,
  tab: 'users',
})
