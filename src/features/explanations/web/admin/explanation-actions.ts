import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import type { ExplanationAction } from '../../core/explanation.ts'
import { actOnExplanations } from '../../core/explanations.contract.ts'

/** Does something to several explanations. Throws the code of the first refusal. */
export async function actOnAll(action: ExplanationAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnExplanations, { body: { action, ids: [...ids] } }))
}
