import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { actOnArticles } from '../../core/articles-admin.contract.ts'

/** Does something to several articles. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnArticles, { body: { action, ids: [...ids] } }))
}
