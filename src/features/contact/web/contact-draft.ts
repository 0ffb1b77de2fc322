import * as z from 'zod/mini'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import type { ContactMessage } from '../core/contact-message.ts'

const draft = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })

/** An unsent message, saved so that it survives closing the tab or losing the network. */
export const contactDraft = accountValue<ContactMessage>(
  'rafiq.contact-message',
  (found) => draft.safeParse(found).data,
)
