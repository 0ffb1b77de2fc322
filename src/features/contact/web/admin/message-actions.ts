import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { actOnMessages } from '../../core/contact.contract.ts'
import type { MessageAction } from '../../core/contact-message.ts'

/** Does something to several messages. Throws the code of the first refusal. */
export async function actOnAll(action: MessageAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnMessages, { body: { action, ids: [...ids] } }))
}
