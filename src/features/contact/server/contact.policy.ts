import { allow } from '#shared/server/session/policy.ts'
import { contactMessagesScreen } from '../core/contact.admin-screens.ts'

export const mayAnswerMessages = allow(contactMessagesScreen.roles, 'read contact messages')
