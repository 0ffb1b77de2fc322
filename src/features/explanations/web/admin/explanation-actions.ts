import { call } from '#shared/web/api/call.ts'
import type { ExplanationAction } from '../../core/explanation.ts'
import { actOnExplanations } from '../../core/explanations.contract.ts'

/** Does something to several explanations. Throws the code of the first refusal. */
export async function actOnAll(action: ExplanationAction, ids: readonly string[]): Promise<void> {
  const { refused } = await call(actOnExplanations, { body: { action, ids: [...ids] } })
  if (refused.length > 0) throw new Error(refused[0]?.code)
}
