import { allow } from '#shared/server/session/policy.ts'
import { newsletterScreen } from '../core/newsletter.admin-screens.ts'

export const mayReadSubscribers = allow(newsletterScreen.roles, 'read newsletter subscribers')
export const mayRemoveSubscribers = allow(newsletterScreen.roles, 'remove newsletter subscribers')
export const mayWriteIssues = allow(newsletterScreen.roles, 'write issues of the newsletter')
export const maySendIssues = allow(newsletterScreen.roles, 'send issues of the newsletter')
