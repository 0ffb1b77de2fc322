import { allow } from '#shared/server/session/policy.ts'
import { answeringRoles } from '../core/contact-message.ts'

export const mayAnswerMessages = allow(answeringRoles, 'read contact messages')
