import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import type { MosqueAction } from '../../core/mosque-values.ts'
import { actOnMosques } from '../../core/mosques-admin.contract.ts'

/** Does something to several mosques. Throws the code of the first refusal. */
export async function actOnAll(action: MosqueAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnMosques, { body: { action, ids: [...ids] } }))
}
